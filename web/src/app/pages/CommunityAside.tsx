/** Beside every page of the community: people to discover, and the chats. */
export function CommunityAside() {
  return null
}
