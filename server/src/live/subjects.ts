// What our nodes say to each other over the bus.
export const sessionEndedSubject = 'session.ended'

/** Live messages travel as live.<channel>; every live node hears all and passes on what its clients subscribed. */
export const liveSubject = (channel: string) => `live.${channel}`
export const allLiveSubjects = 'live.>'
