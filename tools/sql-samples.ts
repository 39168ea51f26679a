// Arguments for query functions that a placeholder cannot stand for, by function name; the connection is left out.
// Needed only where a function decides by the value of an argument.
export const sqlSamples: Record<string, readonly unknown[]> = {}
