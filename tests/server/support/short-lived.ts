/**
 * Node's options for processes with an embedded database that end soon: optimizing its WebAssembly would take longer than it
 * saves.
 */
export const shortLived = ['--liftoff-only'];
