// Without zod: the schema and the form know an address by the same look.

/** One address, without the signs that mean something in a mail's header. */
export const emailPattern = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@.]+(\.[^\s\p{Cc}<>,;:"()[\]\\@.]+)+$/u
