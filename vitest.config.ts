import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "internal/src/*.test.ts", "tooling/*.test.ts", "tooling/titles/*.test.ts"],
          // A busy machine is no fault of the code: what is slow shows in the benchmarks.
          testTimeout: 60_000,
          // They are pure: one catalogue and one index of it serve all files of a worker, which takes a quarter of the time.
          isolate: false,
          setupFiles: ["tooling/vitest.setup.ts"],
        },
      },
      {
        test: {
          name: "chat-function",
          include: ["apps/chat-function/{src,tests}/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/{app,scripts}/**/*.test.ts"],
          setupFiles: ["tooling/vitest.setup.ts"],
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tooling/fuzz/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "database",
          include: ["apps/local-stack/tests/**/*.test.ts", "tooling/load/*.test.ts"],
          globalSetup: ["apps/local-stack/tests/support/postgres-server.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
