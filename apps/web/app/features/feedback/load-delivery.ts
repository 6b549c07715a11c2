/** What checks and sends a message: it comes when a field is first left, or when something is sent. */
export const loadDelivery = (): Promise<typeof import("./delivery.ts")> => import("./delivery.ts");
