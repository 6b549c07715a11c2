import { connect } from "node:net";

/** What came of a load: answers, and how many of them were not 200 or never came. */
export type Load = { readonly answers: number; readonly errors: number; readonly seconds: number };

const requestOf = (host: string, message: string): string => {
  const body = JSON.stringify({ message });
  return `POST /.netlify/functions/chat HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/** One connection that asks again as soon as it has its answer. */
async function keepAsking(url: URL, next: () => string, until: number): Promise<Omit<Load, "seconds">> {
  const socket = connect(Number(url.port), url.hostname);
  let [answers, errors, wanted, pending] = [0, 0, 0, false];
  let got = Buffer.alloc(0);
  await new Promise<void>((resolve) => {
    const ask = () => {
      pending = true;
      socket.write(requestOf(url.host, next()));
    };
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (wanted === 0) {
        const head = got.indexOf("\r\n\r\n");
        const [, length] = /content-length: (\d+)/i.exec(got.toString("latin1", 0, Math.max(head, 0))) ?? [];
        if (head < 0 || length === undefined) return;
        wanted = head + 4 + Number(length);
      }
      if (got.length < wanted) return;
      if (got.toString("latin1", 9, 12) !== "200") errors++;
      answers++;
      wanted = 0;
      got = Buffer.alloc(0);
      pending = false;
      if (performance.now() < until) ask();
      else socket.end();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
  return { answers, errors: errors + Number(pending) };
}

/** Asks over so many connections at once, for so many seconds. */
export async function load(url: URL, next: () => string, connections: number, seconds: number): Promise<Load> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => keepAsking(url, next, until)));
  return {
    answers: counts.reduce((sum, { answers }) => sum + answers, 0),
    errors: counts.reduce((sum, { errors }) => sum + errors, 0),
    seconds: (performance.now() - started) / 1000,
  };
}
