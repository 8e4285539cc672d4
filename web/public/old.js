/* One sentence for browsers that cannot run the page, written so that they understand it. It is not in the Fluent
   files because whoever needs it cannot load them. */
(function () {
  var runs =
    "noModule" in document.createElement("script") && Object.hasOwn && window.structuredClone && [].with;
  if (runs && CSS.supports("color", "light-dark(red, red)")) return;
  var words = {
    en: "This browser is too old for lastcard. Please update it, or open the page in another one.",
    es: "Este navegador es demasiado antiguo para lastcard. Actualízalo o abre la página en otro.",
    fr: "Ce navigateur est trop ancien pour lastcard. Mets-le à jour ou ouvre la page dans un autre.",
    pt: "Este navegador é antigo demais para o lastcard. Atualize-o ou abra a página em outro.",
    de: "Dieser Browser ist zu alt für lastcard. Aktualisiere ihn oder öffne die Seite in einem anderen.",
    it: "Questo browser è troppo vecchio per lastcard. Aggiornalo o apri la pagina in un altro.",
    nl: "Deze browser is te oud voor lastcard. Werk hem bij of open de pagina in een andere.",
  };
  var wish = (navigator.language || navigator.userLanguage || "en").slice(0, 2).toLowerCase();
  var said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.lang = words[wish] ? wish : "en";
  said.appendChild(document.createTextNode(words[said.lang]));
  document.body.insertBefore(said, document.body.firstChild);
})();
