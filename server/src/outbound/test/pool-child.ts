// A child process that does what its task says, for the tests of the pool.
process.on('message', ({ act, value }: { act: string; value?: string }) => {
  if (act === 'echo') process.send?.({ result: { value, pid: process.pid } })
  else if (act === 'refuse') process.send?.({ error: value })
  else if (act === 'crash') process.exit(1)
  else if (act === 'fall') process.kill(process.pid, 'SIGKILL')
  // Anything else never ends.
})
process.send?.('ready')
