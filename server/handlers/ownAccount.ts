import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'

import type { ContactKind } from '../../src/contract/ownAccount.ts'
import { audit } from '../accounts/audit.ts'
import type { CodeTarget } from '../accounts/codes.ts'
import { contactOf, isContactProof, makeContactProof } from '../accounts/contactProof.ts'
import { consentToNewest } from '../accounts/consents.ts'
import { endOtherSessions } from '../accounts/endOtherSessions.ts'
import { mustBeGoodPassword } from '../accounts/newPassword.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { readOwnAccount } from '../accounts/readOwnAccount.ts'
import { recordAccountChange } from '../accounts/recordAccountChange.ts'
import { mustBeRecent, mustHaveStepped } from '../accounts/secondFactor/mustHaveProof.ts'
import { findByOpenid, findByPhone, type User } from '../accounts/users.ts'
import { brokenConstraint } from '../db/errors.ts'
import { accountExports } from '../db/schema/accountExports.ts'
import { users } from '../db/schema/accounts.ts'
import { subjects } from '../db/schema/catalogue.ts'
import { userSubjects } from '../db/schema/members.ts'
import type { Tx } from '../db/types.ts'
import { isAvatarAddress } from '../files/avatars.ts'
import { isOwnPicture } from '../files/ownPictures.ts'
import type { AlsoTold } from '../notifications/notify.ts'
import { Refused } from '../shared/refused.ts'
import { knownCountries } from './knownCountries.ts'
import { guardFailures } from './login.ts'
import { isRowId, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Members' view of their own account and changes to it (MEM-03, ACC-01, ACC-02). */
export const ownAccountHandlers = (deps: Deps) => {
  const { db, codes, config, live, scenes, now } = deps
  const mustKnowCountry = knownCountries(db, now)
  const guarded = guardFailures(deps)

  const read = ({ member }: MemberCall, tx: Tx | Deps['db'] = db) =>
    readOwnAccount(tx, member, new Date(now()))

  /** One change at a time of one account; answers it as it is then. Sessions end when it is true, and not before. */
  const change = async (
    call: MemberCall,
    work: (tx: Tx, user: User, at: Date) => Promise<readonly number[] | void>,
  ) => {
    const { account, ended } = await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, call.member.userId)).for('update')
      if (user === undefined) throw new Refused('signedOut')
      const ended = (await work(tx, user, new Date(now()))) ?? []
      return { account: await read(call, tx), ended }
    })
    for (const session of ended) live.signOut(session)
    return account
  }

  const ownUser = async ({ member }: MemberCall): Promise<User> => {
    const [user] = await db.select().from(users).where(eq(users.id, member.userId))
    if (user === undefined) throw new Refused('signedOut')
    return user
  }

  const oldContact = async (call: MemberCall, kind: ContactKind): Promise<CodeTarget> => {
    const contact = contactOf(await ownUser(call), kind)
    if (contact === null) throw new Refused('contactMissing', { field: 'kind' })
    return contact
  }

  const phone = async (input: { mobile: string; country_code: string }) => {
    await mustKnowCountry(input.country_code)
    return { kind: 'phone' as const, country: input.country_code, mobile: input.mobile }
  }

  /** The new contact counts once its code was brought, and the old one’s before it. Only its holder learns the owner. */
  const changeContact = async (
    call: MemberCall,
    kind: ContactKind,
    target: CodeTarget,
    { code, proof = '' }: { code: string; proof?: string | undefined },
  ) => {
    const { exchange, member } = call
    const field = kind === 'phone' ? 'mobile' : 'email'
    const mustBeProven = (user: User, at: Date): CodeTarget | null => {
      const old = contactOf(user, kind)
      if (old !== null && !isContactProof(config.key, { member, kind, contact: old }, proof, at))
        throw new Refused('contactUnproven', { field: 'proof' })
      return old
    }
    // Before the code is used up: what is refused anyway must not cost one.
    mustBeProven(await ownUser(call), new Date(now()))
    await mustHaveStepped(db, member, new Date(now()))
    await guarded(exchange, `fail-own:${member.userId}`, async () => {
      if (!(await codes.use(exchange, 'change', target, code)))
        throw new Refused('codeWrong', { field: 'code' })
    })
    return change(call, async (tx, user, at) => {
      const old = mustBeProven(user, at)
      if (old !== null && JSON.stringify(old) === JSON.stringify(target))
        throw new Refused('contactSame', { field })
      await tx
        .update(users)
        .set({
          updatedAt: at,
          ...(target.kind === 'phone'
            ? { countryCode: target.country, mobile: target.mobile }
            : { email: target.email }),
        })
        .where(eq(users.id, user.id))
      await recordAccountChange(tx, exchange, {
        userId: user.id,
        event: `contact.${kind}`,
        name: 'contactChanged',
        what: kind === 'phone' ? { zh: '手机号', en: 'The phone' } : { zh: '邮箱', en: 'The e-mail address' },
        also: alsoTold(old, target),
        at,
      })
    }).catch((error: unknown) => {
      const broken = brokenConstraint(error)
      if (broken === 'users_mobile' || broken === 'users_email') throw new Refused('contactTaken', { field })
      throw error
    })
  }

  return {
    getOwnAccount: (_, call) => read(call),

    saveOwnProfile: (input, call) =>
      change(call, async (tx, user, at) => {
        const chosen = [...new Set(input.search_field)]
        const known = chosen.every(isRowId)
          ? await tx
              .select({ id: subjects.id })
              .from(subjects)
              .where(and(inArray(subjects.id, chosen), isNotNull(subjects.parentId)))
          : []
        if (known.length !== chosen.length) throw new Refused('subjectUnknown', { field: 'search_field' })
        await tx
          .update(users)
          .set({
            nickname: input.nickname,
            needSubmissionService: input.need_submission_service,
            loginauth: 1,
            updatedAt: at,
          })
          .where(eq(users.id, user.id))
        await tx.delete(userSubjects).where(eq(userSubjects.userId, user.id))
        await tx.insert(userSubjects).values(chosen.map((subjectId) => ({ userId: user.id, subjectId })))
      }),

    setAvatar: ({ avatar }, call) =>
      change(call, async (tx, user, at) => {
        if (avatar !== '') {
          const isOwn =
            isAvatarAddress(avatar) && (await isOwnPicture(tx, avatar, { userId: user.id, isShown: true }))
          if (!isOwn) throw new Refused('fileUnknown', { field: 'avatar' })
        }
        await tx.update(users).set({ avatar, updatedAt: at }).where(eq(users.id, user.id))
      }),

    sendOldContactCode: async ({ kind }, call) =>
      codes.send(call.exchange, 'prove', await oldContact(call, kind)),

    proveOldContact: async ({ kind, code }, call) => {
      const { exchange, member } = call
      const contact = await oldContact(call, kind)
      await guarded(exchange, `fail-own:${member.userId}`, async () => {
        if (!(await codes.use(exchange, 'prove', contact, code)))
          throw new Refused('codeWrong', { field: 'code' })
      })
      return { proof: makeContactProof(config.key, { member, kind, contact }, new Date(now())) }
    },

    sendNewPhoneCode: async (input, { exchange }) => codes.send(exchange, 'change', await phone(input)),
    changePhone: async (input, call) => changeContact(call, 'phone', await phone(input), input),
    changeEmail: (input, call) =>
      changeContact(call, 'email', { kind: 'mail', email: input.email.toLowerCase() }, input),

    changePassword: async ({ current, password }, call) => {
      const { exchange, member } = call
      const owner = await ownUser(call)
      const { passwordHash: before } = owner
      if (before === null) throw new Refused('passwordNone', { field: 'current' })
      await mustHaveStepped(db, member, new Date(now()))
      await guarded(exchange, `fail-own:${member.userId}`, async () => {
        if (!(await verifyPassword(before, current))) throw new Refused('passwordWrong', { field: 'current' })
      })
      if (current === password) throw new Refused('passwordSame', { field: 'password' })
      await mustBeGoodPassword(db, password, owner)
      const passwordHash = await hashPassword(password)
      return change(call, async (tx, user, at) => {
        // Another signed-in session was faster: the proved password is no longer the current one.
        if (user.passwordHash !== before) throw new Refused('passwordWrong', { field: 'current' })
        await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, user.id))
        await recordAccountChange(tx, exchange, {
          userId: user.id,
          event: 'password.changed',
          name: 'passwordChanged',
          at,
        })
        return endOtherSessions(tx, member, at)
      })
    },

    sendPasswordCode: async (input, { exchange }) => codes.send(exchange, 'password', await phone(input)),

    resetPassword: async (input, { exchange, identify }) => {
      const target = await phone(input)
      // Before the code is used up; the account is judged behind it, because only who holds the phone may know of it.
      await mustBeGoodPassword(db, input.password, target)
      await guarded(exchange, null, async () => {
        if (!(await codes.use(exchange, 'password', target, input.code)))
          throw new Refused('codeWrong', { field: 'code' })
      })
      const passwordHash = await hashPassword(input.password)
      const identity = await identify()
      const ended = await db.transaction(async (tx) => {
        // Only who holds the phone comes here, and may know that it has no account.
        const owner = await findByPhone(tx, target)
        if (owner === null) throw new Refused('phoneUnknown', { field: 'mobile' })
        await mustBeGoodPassword(tx, input.password, owner)
        const at = new Date(now())
        await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, owner.id))
        await consentToNewest(tx, owner.id, at)
        await recordAccountChange(tx, exchange, {
          userId: owner.id,
          event: 'password.reset',
          name: 'passwordChanged',
          at,
        })
        const isOwn = identity.kind === 'member' && identity.member.userId === owner.id
        return endOtherSessions(
          tx,
          { userId: owner.id, sessionId: isOwn ? identity.member.sessionId : null },
          at,
        )
      })
      for (const session of ended) live.signOut(session)
      return null
    },

    bindWechat: ({ scene_str }, call) =>
      change(call, async (tx, user, at) => {
        if (user.wechatOpenid !== null) throw new Refused('wechatBound')
        await mustHaveStepped(tx, call.member, at)
        const { openid, userId } = await scenes.collectBinding(tx, call.exchange, scene_str)
        const owner = userId ?? (await findByOpenid(tx, openid))?.id ?? null
        if (owner !== null && owner !== user.id) throw new Refused('wechatTaken')
        await tx.update(users).set({ wechatOpenid: openid, updatedAt: at }).where(eq(users.id, user.id))
        await recordAccountChange(tx, call.exchange, {
          userId: user.id,
          event: 'wechat.bound',
          name: 'wechatChanged',
          what: { zh: '绑定了微信', en: 'A WeChat was bound' },
          at,
        })
      }).catch((error: unknown) => {
        if (brokenConstraint(error) === 'users_wechat_openid') throw new Refused('wechatTaken')
        throw error
      }),

    unbindWechat: (_, call) =>
      change(call, async (tx, user, at) => {
        if (user.wechatOpenid === null) throw new Refused('wechatNone')
        await mustHaveStepped(tx, call.member, at)
        const hasPassword = user.passwordHash !== null && user.account !== null
        if (user.mobile === null && user.email === null && !hasPassword) throw new Refused('lastWayIn')
        await tx.update(users).set({ wechatOpenid: null, updatedAt: at }).where(eq(users.id, user.id))
        await recordAccountChange(tx, call.exchange, {
          userId: user.id,
          event: 'wechat.unbound',
          name: 'wechatChanged',
          what: { zh: '解绑了微信', en: 'WeChat was unbound' },
          at,
        })
      }),

    askExport: (_, call) =>
      change(call, async (tx, user, at) => {
        await mustBeRecent(tx, call.member, at)
        const since = new Date(at.getTime() - 86_400_000)
        const [last] = await tx
          .select({ at: accountExports.createdAt })
          .from(accountExports)
          .where(and(eq(accountExports.userId, user.id), gt(accountExports.createdAt, since)))
          .limit(1)
        if (last !== undefined)
          throw new Refused('exportToday', {
            retryAfter: Math.ceil((last.at.getTime() - since.getTime()) / 1000),
          })
        const language = call.exchange.language
        await tx.insert(accountExports).values({ userId: user.id, language, createdAt: at })
        await audit(tx, call.exchange, at, 'user', user.id, 'export.asked', user.id, {})
      }),

    endOwnSession: ({ session_id }, call) =>
      change(call, async (tx, user, at) => {
        if (session_id === call.member.sessionId) throw new Refused('sessionOwn', { field: 'session_id' })
        if (session_id !== undefined && !isRowId(session_id))
          throw new Refused('sessionGone', { field: 'session_id' })
        const gone = await endOtherSessions(
          tx,
          { userId: user.id, sessionId: call.member.sessionId, only: session_id },
          at,
        )
        if (session_id !== undefined && gone.length === 0)
          throw new Refused('sessionGone', { field: 'session_id' })
        return gone
      }),
  } satisfies Partial<HandlerTable>
}

/** The one before, by its own way; of phones also the new one, for there is no mail to it. */
const alsoTold = (old: CodeTarget | null, target: CodeTarget): AlsoTold =>
  target.kind === 'phone'
    ? { phones: [...(old?.kind === 'phone' ? [old] : []), target] }
    : old?.kind === 'mail'
      ? { email: old.email }
      : {}
