/**
 * Every dialog in every edition, to look at: `npx vite`, then /tests/stage/?scene=color&edition=flip&theme=dark.
 * Further: side=dark, language=de, motion=reduced, players=6, hold (bubbles and battles stay as they are).
 */

import { mount } from "svelte";
import "../../src/app.css";
import "../../src/cards/palette.css";
import { keepSettings, LANGUAGES, settings } from "../../src/lib/settings.svelte";
import { loadLanguage } from "../../src/lib/words.svelte";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.motion = asked.get("motion") === "reduced" ? "reduced" : "full";
settings.language = LANGUAGES.find((language) => language === asked.get("language")) ?? "en";
keepSettings();
await loadLanguage(settings.language);
mount(Stage, { target: document.getElementById("app")!, props: { asked } });
