import type { RoomUser } from '../../../src/contract/room/state.ts'
import type { users } from '../../db/schema/accounts.ts'

/** A member as a room shows them. */
export const roomUserOf = ({
  id,
  nickname,
  avatar,
}: Pick<typeof users.$inferSelect, 'id' | 'nickname' | 'avatar'>): RoomUser => ({
  userId: userIdOf(id),
  userName: nickname,
  userAvatar: avatar,
})

export const userIdOf = (id: number): string => `u_${id}`
/** 0, which no account has, for a guest. */
export const memberIdOf = (userId: string): number => (userId.startsWith('u_') ? Number(userId.slice(2)) : 0)
