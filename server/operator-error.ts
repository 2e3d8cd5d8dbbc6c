/** An error the operator can fix. Its message is printed without a stack trace. */
export class OperatorError extends Error {}
