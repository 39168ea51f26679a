/**
 * Asks again until it holds; fails with the last error after the deadline. Shared machines stand still for seconds at a
 * time, and what never comes fails after half a minute as well as after five seconds.
 */
export async function eventually<T>(check: () => T | Promise<T>, deadlineMs = 30_000): Promise<T> {
  const end = Date.now() + deadlineMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
