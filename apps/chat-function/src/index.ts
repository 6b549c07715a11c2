export { warmUp, wholeCatalogue } from "./catalogue.ts";
export { type ChatHandler, type ChatHandlerOptions, createChatHandler } from "./handler.ts";
export type { ChatAnswer } from "./json-response.ts";
export type { Log, LogKind } from "./log.ts";
export { TIME_LIMITS, type TimeLimits } from "./model/time-limits.ts";
export { limitRate, RATE_LIMIT, type RateLimitOptions } from "./rate-limit.ts";
export { REFUSALS, type Refusal } from "./refusal.ts";
export { type Env, type ModelChoice, PROVIDERS, readModelChoice } from "./settings.ts";
