// A child process that never gets as far as saying that it is ready.
setInterval(() => {}, 1_000)
