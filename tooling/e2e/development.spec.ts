import { expect, test } from "@playwright/test";
import { DESIGN_PORT } from "./ports.ts";

const DEVELOPMENT = `http://localhost:${DESIGN_PORT}`;

test("in development the chat function and the database answer at the site's own address", async ({ request }) => {
  const asked = await request.post(`${DEVELOPMENT}/.netlify/functions/chat`, {
    headers: { origin: DEVELOPMENT },
    data: { message: "What does a tailor earn?" },
  });
  expect(asked.status()).toBe(200);
  expect((await asked.json()).response).toContain('href="/career/tailor"');
  const foreign = await request.post(`${DEVELOPMENT}/.netlify/functions/chat`, {
    headers: { origin: "https://evil.example" },
    data: { message: "What does a tailor earn?" },
  });
  expect(foreign.status()).toBe(403);
  expect(await (await request.get(`${DEVELOPMENT}/rest/v1/feedback`)).json()).toMatchObject({ message: "No API key found in request" });
});
