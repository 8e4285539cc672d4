import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALE = join(import.meta.dirname, "../src/lastcard/locale");
const TERMINAL = ["admin.ftl", "arena.ftl", "report.ftl", "sim.ftl"]; // words of commands that no page shows

/** `words:en` is the words of a language as one text: a page needs one language at a time, and all of it. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const folder = join(LOCALE, id.slice("\0words:".length));
      const files = readdirSync(folder)
        .filter((name) => !TERMINAL.includes(name))
        .sort()
        .map((name) => join(folder, name));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))}`;
    },
  };
}

/** What the server does when it hands the page out; `npm run dev` does it here. */
function base(): Plugin {
  return {
    name: "base",
    apply: "serve",
    transformIndexHtml: (html) => html.replace("<!--base-->", '<base href="/" />'),
  };
}

const SERVER = "http://127.0.0.1:8000"; // `lastcard serve`, for `npm run dev`

export default defineConfig({
  base: "./", // the server tells the page where it lives, with a <base>
  plugins: [svelte(), words(), base()],
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  build: {
    outDir: "../src/lastcard/server/page",
    emptyOutDir: true,
    target: "es2022",
    // What the front page needs is one file: on a slow phone every further one costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "front", tags: ["$initial"] }] } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
