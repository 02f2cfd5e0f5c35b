// Leaves the entries of a page that have every word that is typed.
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const entries = [...document.querySelectorAll("[data-entry]")].map((el) => [el, plain(el.textContent)]);
document.querySelector("[data-find]").addEventListener("input", ({ target }) => {
  const wanted = plain(target.value).split(/\s+/);
  for (const [el, text] of entries) el.hidden = !wanted.every((word) => text.includes(word));
  for (const part of document.querySelectorAll(".site-book section"))
    part.hidden = !part.querySelector("[data-entry]:not([hidden])");
});
