import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./cards/palette.css";
import { settings } from "./lib/settings.svelte";
import { shelf } from "./lib/shelf.svelte";
import { speechless } from "./lib/speechless";
import { loadLanguage } from "./lib/words.svelte";

/** In the language that was asked for; else in English, and App.svelte says so. */
async function speak(): Promise<boolean> {
  return loadLanguage(settings.language)
    .catch(() => loadLanguage("en"))
    .then(
      () => true,
      () => false,
    );
}

void shelf.load(settings.language); // both are on their way at once
if (await speak()) mount(App, { target: document.getElementById("app")! });
else speechless(settings.language);
