/** One sentence for whoever the words could not be fetched for. It is not in the Fluent files: those are what is missing. */

import type { Language } from "./settings.svelte";

const SORRY: Record<Language, string> = {
  en: "lastcard could not be loaded. Check your connection and reload the page.",
  es: "No se ha podido cargar lastcard. Comprueba la conexión y vuelve a cargar la página.",
  fr: "lastcard n’a pas pu être chargé. Vérifie ta connexion et recharge la page.",
  pt: "Não foi possível carregar o lastcard. Verifique a conexão e recarregue a página.",
  de: "lastcard konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
  it: "Non è stato possibile caricare lastcard. Controlla la connessione e ricarica la pagina.",
  nl: "lastcard kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.",
};

export function speechless(language: Language): void {
  const said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.lang = language;
  said.textContent = SORRY[language];
  document.body.prepend(said);
}
