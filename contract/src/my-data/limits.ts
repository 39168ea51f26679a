// Written once, for the server and for what the page says.
export const deletionDays = 14
/** How long the archive of one's own data can be fetched. */
export const ownDataDays = 7
/** How long before the end of the training what one takes along is offered. */
export const farewellDays = 60
