const { rankStreams, scoreAnswers, streamQuestions } = StreamScoring;
const form = document.querySelector("#quiz");

function element(tag, children, properties = {}) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const choice = (question, option, index) =>
  element("label", [element("input", [], { type: "radio", name: `q${question.id}`, value: String(index), required: true }), option.text]);

const questionFields = (question) =>
  element("fieldset", [element("legend", [question.text]), ...question.options.map((option, index) => choice(question, option, index))]);

function showResult(event) {
  event.preventDefault();
  const given = new FormData(form);
  const answers = streamQuestions.map(({ id }) => Number(given.get(`q${id}`)));
  const rows = rankStreams(scoreAnswers(answers)).map(({ name, score }) => element("li", [`${name}: ${score} points`]));
  document.querySelector("#streams").replaceChildren(...rows);
  document.querySelector("#result").hidden = false;
  document.querySelector("#result-title").focus();
}

document.querySelector("#questions").append(...streamQuestions.map(questionFields));
form.addEventListener("submit", showResult);
form.hidden = false;
