/** How a live is called at Tencent. Rooms by text and by number are different ones there: always by text. */
export const roomIdOf = (liveId: string): string => `live_${liveId}`
export const groupIdOf = (liveId: string): string => `live_${liveId}`
