/** Its message is the one sentence that the operator reads before the process ends. */
export class CannotStart extends Error {}
