export { categoryLabel, type FeedbackCategory, feedbackCategories, type HelpCategory, helpCategories } from "./categories.ts";
export { FormKindError, SupportAddressError } from "./errors.ts";
export { explainFailure, explainUnexpected } from "./explain.ts";
export {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageForm,
  type MessageRow,
  type NewsletterForm,
  type SubscriptionRow,
} from "./form.ts";
export type { FeedbackArguments, GatewayAnswer, SubmissionGateway } from "./gateway.ts";
export { FORM_KINDS, type FormKind, MESSAGE_KINDS, type MessageKind } from "./kinds.ts";
export { LIMITS } from "./limits.ts";
export { LONGEST_MAILTO, type MailContext, mailText, mailtoLink } from "./mail.ts";
export { missingFields, type RequiredField } from "./missing.ts";
export { oneAtATime } from "./one-at-a-time.ts";
export {
  type MessageOutcome,
  type SubscriptionOutcome,
  submitFeedback,
  submitHelpRequest,
  subscribe,
} from "./submit.ts";
export { type Errors, type Validation, validateFeedback, validateHelpRequest, validateNewsletter } from "./validate.ts";
