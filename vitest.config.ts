import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts"],
          setupFiles: ["tooling/vitest.setup.ts"],
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/{app,scripts}/**/*.test.ts"],
          setupFiles: ["tooling/vitest.setup.ts"],
        },
      },
    ],
  },
});
