// What our nodes say to each other over the bus.
export const sessionEndedSubject = 'session.ended'

/** Who may hear a channel has changed (somebody left a chat): { channel }. Its subscriptions are checked at once. */
export const listenersChangedSubject = 'listeners.changed'

/** Live messages travel as live.<channel>; every live node hears all and passes on what its clients subscribed. */
export const liveSubject = (channel: string) => `live.${channel}`
export const allLiveSubjects = 'live.>'
export const channelOfSubject = (subject: string) => subject.slice('live.'.length)
