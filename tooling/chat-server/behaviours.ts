import type { IncomingMessage, ServerResponse } from "node:http";

/** What was asked of the server: `key` is what stood in the Authorization header. */
export type Asked = {
  readonly key: string;
  readonly body: { readonly messages?: readonly { readonly content?: unknown }[] } & Record<string, unknown>;
};
type Behaviour = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void;

const MANY_BYTES = 2 * 1024 * 1024;
const DRIP_MS = 50;
const SLOW_MS = 400;

export const completion = (content: unknown, finish = "stop"): string =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "test",
    choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content } }],
  });

const send = (response: ServerResponse, text: string, status = 200, type = "application/json") => {
  response.writeHead(status, { "content-type": type });
  response.end(text);
};
const says =
  (content: unknown, finish?: string): Behaviour =>
  (_, response) =>
    send(response, completion(content, finish));
const fails =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", type: "test" } }));
  };

function drip(_: Asked, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), DRIP_MS);
  response.on("close", () => clearInterval(timer));
}

function cutOff(_: Asked, response: ServerResponse): void {
  const whole = completion("<p>A tailor makes clothes.</p>");
  response.writeHead(200, { "content-type": "application/json", "content-length": String(whole.length) });
  response.write(whole.slice(0, whole.length / 2), () => response.destroy());
}

const HOSTILE = [
  "<p>Hello</p><script>globalThis.ran = true</script>",
  '<img src="https://evil.example/pixel.png" onerror="globalThis.ran = true">',
  '<a href="javascript:globalThis.ran = true">press</a><a href="https://evil.example/">out</a><a href="//evil.example">out</a>',
  '<svg><style><img src=x onerror="globalThis.ran = true"></style></svg>',
  '<iframe src="https://evil.example"></iframe><p style="background:url(https://evil.example/a.png)" onclick="globalThis.ran = true">bye</p>',
  "<style>@import url(https://evil.example/a.css)</style><form action=https://evil.example><input name=q></form>",
].join("\n");

const lastMessage = ({ body }: Asked) => String(body.messages?.at(-1)?.content ?? "");
const firstMessage = ({ body }: Asked) => String(body.messages?.[0]?.content ?? "");

/** Each way in which a server that speaks the OpenAI protocol can behave. */
export const BEHAVIOURS = {
  answers: says("<p>A tailor cuts and sews clothes. You can begin with small work at home.</p>"),
  slow: (asked, response, request) => setTimeout(() => BEHAVIOURS.answers(asked, response, request), SLOW_MS),
  hangs: () => undefined,
  drips: drip,
  "refuses connections": (_, __, request) => request.socket.destroy(),
  "status 429": fails(429, { "retry-after": "60" }),
  "status 500": fails(500),
  "status 401": fails(401),
  "redirects away": fails(307, { location: "https://evil.example/v1" }),
  "cut off": cutOff,
  "not JSON": (_, response) => send(response, "<html><body>Bad gateway</body></html>", 200, "text/html"),
  "broken JSON": (_, response) => send(response, '{"choices":[{"message"'),
  "another shape": (_, response) => send(response, '{"choices":{"0":null},"__proto__":{"choices":[]}}'),
  "no choices": (_, response) => send(response, '{"choices":[]}'),
  "content is no text": says({ html: "<p>x</p>" }),
  empty: says(""),
  "only tags": says("<script>1</script><img src=x>"),
  "two megabytes": says(`<p>${"A tailor sews. ".repeat(MANY_BYTES / 15)}</p>`),
  "stops at the limit": says("<p>A tailor makes clothes and then", "length"),
  "hostile HTML": says(HOSTILE),
  fenced: says("```html\n<h2>Tailor</h2><p>A tailor sews clothes.</p>\n```"),
  "plain text": says("A tailor sews clothes."),
  "leaks the prompt": (asked, response) => send(response, completion(`<p>My rules: ${firstMessage(asked)}</p>`)),
  "leaks the wrapper": (asked, response) => send(response, completion(lastMessage(asked))),
  "leaks the key": (asked, response) => send(response, completion(`<p>The key is ${asked.key}</p>`)),
  "false figures": says("<p>A tailor earns ₹99 lakh a year, 97% find work.</p>"),
  "false link": says('<p>See <a href="/career/astrologer-in-chief">this</a>.</p>'),
} as const satisfies Readonly<Record<string, Behaviour>>;

export type BehaviourName = keyof typeof BEHAVIOURS;
