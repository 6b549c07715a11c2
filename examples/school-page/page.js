const COUNSELLORS = {
  Science: "Ms Pillai in the physics laboratory",
  Commerce: "Mr Shah in the staff room",
  Arts: "Ms Thomas in the art room",
  Humanities: "Mr Ansari in the library",
  Medical: "Ms Kaur in the biology laboratory",
  Engineering: "Mr Reddy in the workshop",
};

/** Says whom to talk to about the stream that came first; of several that came out level, all. */
document.querySelector("stream-selector").addEventListener("stream-selector-result", ({ detail }) => {
  const best = detail.top.filter(({ score }) => score === detail.top[0].score);
  const people = best.map(({ name }) => COUNSELLORS[name]).join(" or ");
  document.querySelector("#talk-text").textContent = `Before you fill in the form, see ${people}.`;
  document.querySelector("#talk").hidden = false;
});
