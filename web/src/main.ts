import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./cards/palette.css";
import { loadLanguage } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";

await loadLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
