// Every limit of the live channel in one place (T34, T35 in docs/security.md); tests hand in shorter times.
export const defaultLimits = {
  /** A socket that has not signed in by then is closed. */
  connectMs: 5_000,
  /** Both ways; two missed ones end the connection. */
  heartBeatMs: 4_000,
  /** How long a peer may take to answer our close before its socket is destroyed. */
  closeMs: 2_000,
  /** With the time of the query itself a right outlives its end by less than 5 s, also without a bus (T07). */
  sessionCheckMs: 4_000,
  /** How often it is noted who is connected: nobody who reads along is mailed. */
  presentMs: 60_000,
  /** Without PostgreSQL nobody's rights are known; after this long we no longer assume the best. */
  uncheckedMs: 30_000,
  /** 4,096 characters of a chat message at 6 bytes each, and headers. */
  maxFrameBytes: 32 * 1024,
  maxBufferedBytes: 1024 * 1024,
  /** Bytes wait and none has left for so long: the peer does not read. */
  stuckMs: 10_000,
  /** On this node; the oldest goes. A count over all nodes would need a shared state for little gain. */
  socketsPerUser: 10,
  subscriptionsPerSocket: 50,
  framesPerMinute: 100,
  /** WebSocket messages, pings and heart-beats too: 15 a minute are honest, a frame may come in pieces. */
  messagesPerMinute: 1_000,
  /** Sockets not signed in yet: room for everybody to come back at once, not for a flood. */
  maxWaiting: 5_000,
  /** Deliveries between two looks at the network: about 2 ms of work. */
  deliveriesPerTurn: 250,
  /** Messages waiting for delivery; more means we cannot keep up. */
  maxQueuedMessages: 5_000,
  refetchSpreadMs: 2_000,
  stopSpreadMs: 5_000,
}

export type Limits = typeof defaultLimits
