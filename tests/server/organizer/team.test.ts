import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import { queues, type Queue } from '../../../src/contract/lifecycle.ts'
import { teamParts, type TeamPart } from '../../../src/contract/teamParts.ts'
import { rateWindows, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { teamInvitations } from '../../../server/db/schema/team.ts'
import { findViolations } from '../../../server/invariants.ts'
import { isInvited } from '../../../server/lifecycles/team/contacts.ts'
import { eraseAccount } from '../../../server/lifecycles/deletion/eraseAccount.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { sendTeamInvitationMail } from '../../../server/sendTeamInvitationMail.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import { FakeLog, site, testConfig, type Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const never = () => Promise.reject(new Error('no such job was asked for'))
const nobodys = 'n'.repeat(43)

describeDatabase('[CONF-03] the team of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let conference_id: number
  let start: number
  beforeAll(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('organizer', { lang: 'zh' })
    conference_id = shop.conference.id
    start = shop.server.clock.now
  })
  beforeEach(async () => {
    shop.server.clock.now = start
    await shop.db.delete(rateWindows)
  })

  let people = 0
  /** An account with an address and a phone of its own, signed in. */
  const person = async () => {
    people += 1
    const account = `person${people}`
    const email = `${account}@example.org`
    const mobile = `1370000${String(people).padStart(4, '0')}`
    const [model] = await shop.db.select().from(users).where(eq(users.account, 'newcomer'))
    const [made] = await shop.db
      .insert(users)
      .values({
        account,
        email,
        countryCode: '86',
        mobile,
        nickname: account,
        passwordHash: model?.passwordHash ?? null,
        loginauth: 1,
      })
      .returning({ id: users.id })
    return { id: made?.id ?? 0, email, mobile, browser: await shop.signedIn(account, { lang: 'zh' }) }
  }
  /** A conference of its own, so that its chairs can be counted. */
  const draft = async (chairs: readonly number[]) => {
    const [row] = await shop.db
      .insert(conferences)
      .values({
        title: '团队测试会议',
        engTitle: 'A conference with a team',
        startsAt: new Date(start + 100 * day),
        endsAt: new Date(start + 101 * day),
        publication: 'draft',
        organizerId: chairs[0] ?? null,
      })
      .returning({ id: conferences.id })
    const id = row?.id ?? 0
    for (const userId of chairs)
      await shop.db.insert(userRoles).values({ userId, role: 'organizer', conferenceId: id })
    return id
  }
  const invite = async (contacts: readonly string[], role: TeamPart = 'secretary', more: object = {}) =>
    (
      await chair.call('inviteToTeam', {
        conference_id,
        role,
        contacts: JSON.stringify(contacts),
        key: freshKey(),
        ...more,
      })
    ).rows
  /** Sends the mails that are due. */
  const sendLinks = async () => {
    const { db, server } = shop
    const now = () => server.clock.now
    await db.delete(jobs).where(eq(jobs.kind, 'mail'))
    const { sender } = server
    const teamInvitation = sendTeamInvitationMail({ db, sender, origin: site, key: testConfig.key, now })
    const works = {
      teamInvitation,
      invitation: never,
      mail: never,
      sms: never,
      attendees: never,
      benefits: never,
      documents: never,
    }
    await runJobs({ db, log: new FakeLog(), now, works })
  }
  const mailsTo = (email: string) => shop.server.sender.mails.filter(({ to }) => to === email)
  const tokenIn = (text: string | null | undefined) =>
    /\/invitation\/team\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const tokenFor = async (email: string) => {
    await sendLinks()
    return tokenIn(mailsTo(email).at(-1)?.text)
  }
  const answer = (browser: Browser, token: string, yes = true, key = freshKey()) =>
    browser.call('answerTeamInvitation', { token, answer: yes ? 'accept' : 'decline', key })
  const refusedAnswer = async (browser: Browser, token: string, yes = true) =>
    (
      await browser.refused('answerTeamInvitation', {
        token,
        answer: yes ? 'accept' : 'decline',
        key: freshKey(),
      })
    ).reason
  const join = async (role: TeamPart) => {
    const member = await person()
    await invite([member.email], role)
    await answer(member.browser, await tokenFor(member.email))
    return member
  }
  const partsOf = async (userId: number, conferenceId = conference_id) =>
    (
      await shop.db
        .select()
        .from(userRoles)
        .where(and(eq(userRoles.userId, userId), eq(userRoles.conferenceId, conferenceId)))
    ).map(({ role }) => role)
  const invitationTo = async (email: string) => {
    const [row] = await shop.db.select().from(teamInvitations).where(eq(teamInvitations.email, email))
    if (row === undefined) throw new Error(`${email} was never invited`)
    return row
  }
  const tick = () =>
    runScheduledTransitions({
      db: shop.db,
      engine: shop.engine,
      log: shop.server.log,
      now: () => shop.server.clock.now,
    })
  const told = async (userId: number) =>
    (await shop.db.select().from(messages).where(eq(messages.userId, userId))).map(({ name }) => name)

  describe('an invitation', () => {
    const contact = { email: null, countryCode: '86', mobile: '13700000001' }
    it.each([
      ['the phone', contact, {}, true],
      ['the phone in another country', contact, { countryCode: '852' }, false],
      ['another phone', contact, { mobile: '13700000002' }, false],
      ['no phone', contact, { mobile: null, countryCode: null }, false],
      ['the address', { ...contact, mobile: null, email: 'a@example.org' }, { email: 'A@example.org' }, true],
      ['another address', { ...contact, mobile: null, email: 'a@example.org' }, {}, false],
    ])('is of who has proved what was invited: %s', (_name, invited, account, isTheirs) => {
      const user = { email: 'b@example.org', countryCode: '86', mobile: '13700000001', ...account }
      expect(isInvited(invited, user as never)).toBe(isTheirs)
      expect(isInvited(invited, null)).toBe(false)
    })

    it('goes by mail with a link, whose secret the database keeps as a hash', async () => {
      const guest = await person()
      expect(await invite([guest.email.toUpperCase()])).toEqual([
        { contact: guest.email.toUpperCase(), outcome: 'invited', reason: null, says: '', link: null },
      ])
      const token = await tokenFor(guest.email)
      expect(token).toHaveLength(43)
      const row = await invitationTo(guest.email)
      expect(JSON.stringify(row)).not.toContain(token)
      expect(mailsTo(guest.email)[0]).toMatchObject({ subject: '邀请您加入会议团队', lang: 'zh' })
      const opened = { role: 'secretary', state: 'open', contact: `p***@example.org`, inviter: '学会秘书处' }
      expect(await shop.server.browser().call('getTeamInvitation', { token })).toMatchObject({
        ...opened,
        account: 'guest',
      })
      expect(await guest.browser.call('getTeamInvitation', { token })).toMatchObject({
        ...opened,
        account: 'invited',
      })
    })

    it('gives the part to who accepts, once, also when ten answers come at once', async () => {
      const guest = await person()
      await invite([guest.email])
      const token = await tokenFor(guest.email)
      const key = freshKey()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          guest.browser.raw('answerTeamInvitation', { token, answer: 'accept', key }),
        ),
      )
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
      expect(await partsOf(guest.id)).toEqual(['secretary'])
      expect(await shop.historyOf('teamInvitation', (await invitationTo(guest.email)).id)).toHaveLength(1)
      expect(await refusedAnswer(guest.browser, token)).toBe('teamInvitationAccepted')
      expect(await refusedAnswer(guest.browser, token, false)).toBe('teamInvitationAccepted')
      expect(await told(await shop.idOf('organizer'))).toContain('teamJoined')
    })

    it('is refused by name to an account without the invited address, and nothing of the try remains', async () => {
      const [guest, other] = [await person(), await person()]
      await invite([guest.email])
      const token = await tokenFor(guest.email)
      const before = await invitationTo(guest.email)
      expect(await other.browser.call('getTeamInvitation', { token })).toMatchObject({ account: 'other' })
      expect(await refusedAnswer(other.browser, token)).toBe('teamWrongAccount')
      expect(await refusedAnswer(other.browser, token, false)).toBe('teamWrongAccount')
      expect(await invitationTo(guest.email)).toEqual(before)
      expect(await partsOf(other.id)).toEqual([])
      expect(
        (await shop.server.browser().refused('answerTeamInvitation', { token, answer: 'accept', key: 'k' }))
          .reason,
      ).toBe('signedOut')
    })

    it('has no other way in: a guessed token is refused like an unknown one', async () => {
      const guest = await person()
      await invite([guest.email])
      const token = await tokenFor(guest.email)
      const row = await invitationTo(guest.email)
      for (const guess of [nobodys, row.nonce ?? '', row.tokenHash ?? '', token.slice(0, -1), `${token}A`])
        for (const browser of [guest.browser, chair])
          expect([guess, await browser.refused('getTeamInvitation', { token: guess })]).toEqual([
            guess,
            await browser.refused('getTeamInvitation', { token: nobodys }),
          ])
      expect(await refusedAnswer(guest.browser, nobodys)).toBe('notFound')
    })

    it('can be declined, and then be sent to the same address again', async () => {
      const guest = await person()
      await invite([guest.email])
      const token = await tokenFor(guest.email)
      expect(await answer(guest.browser, token, false)).toMatchObject({ state: 'declined' })
      expect(await refusedAnswer(guest.browser, token)).toBe('teamInvitationDeclined')
      expect(await partsOf(guest.id)).toEqual([])
      expect(await told(await shop.idOf('organizer'))).toContain('teamDeclined')
      expect(await invite([guest.email])).toMatchObject([{ outcome: 'invited' }])
    })

    it('is over after seven days, before and after the clock says so', async () => {
      const guest = await person()
      await invite([guest.email])
      const token = await tokenFor(guest.email)
      shop.server.clock.now = start + 7 * day
      expect(await guest.browser.call('getTeamInvitation', { token })).toMatchObject({
        state: 'open',
        is_over: true,
      })
      expect(await refusedAnswer(guest.browser, token)).toBe('teamInvitationExpired')
      await tick()
      expect((await invitationTo(guest.email)).state).toBe('expired')
      expect(await refusedAnswer(guest.browser, token)).toBe('teamInvitationExpired')
    })

    it('is withdrawn by a chair; sent anew, the old link is void and a mail of it is not sent', async () => {
      const guest = await person()
      await invite([guest.email])
      const first = await tokenFor(guest.email)
      const { id } = await invitationTo(guest.email)
      shop.server.clock.now += 6 * day
      const wish = { id, version: 0, key: freshKey() }
      const sent = await chair.call('resendTeamInvitation', wish)
      expect(Date.parse(sent.expires_at)).toBe(start + 13 * day)
      expect(await chair.call('resendTeamInvitation', wish)).toEqual(sent)
      const second = await tokenFor(guest.email)
      expect(second).not.toBe(first)
      expect(await guest.browser.refused('getTeamInvitation', { token: first })).toMatchObject({
        reason: 'notFound',
      })
      const fire = {
        entity: 'teamInvitation',
        id,
        event: 'team.revoke',
        version: 1,
        key: freshKey(),
      } as const
      await chair.call('fireRecord', fire)
      expect(await refusedAnswer(guest.browser, second)).toBe('teamInvitationRevoked')
      expect((await chair.refused('resendTeamInvitation', { id, version: 2, key: freshKey() })).reason).toBe(
        'teamInvitationRevoked',
      )
      // One that waits while its invitation is withdrawn.
      const late = await person()
      await invite([late.email])
      const { id: lateId } = await invitationTo(late.email)
      await chair.call('fireRecord', { ...fire, id: lateId, version: 0, key: freshKey() })
      await sendLinks()
      expect(mailsTo(late.email)).toEqual([])
    })

    it('by phone tells the account that has it, and a chair passes the link on', async () => {
      const guest = await person()
      const [row] = await invite([`+86 ${guest.mobile}`], 'staff')
      const token = tokenIn(row?.link)
      expect(await told(guest.id)).toEqual(['teamInvited'])
      const { invitations } = await chair.call('getTeam', { conference_id })
      expect(invitations.find(({ link }) => link === row?.link)).toMatchObject({
        contact: expect.stringMatching(/^\+86 137\*{4}/) as string,
      })
      expect(await answer(guest.browser, token)).toMatchObject({ state: 'accepted' })
      expect(await partsOf(guest.id)).toEqual(['staff'])
      // The answer is the same with and without an account.
      expect(await invite(['13911112222'], 'staff')).toMatchObject([{ outcome: 'invited', reason: null }])
    })

    it('comes to several at once: one that is refused keeps no other back', async () => {
      const member = await join('secretary')
      const guest = await person()
      const key = freshKey()
      const contacts = [
        guest.email,
        member.email,
        ` ${guest.email.toUpperCase()}`,
        '会务组',
        '138',
        'fresh@example.org',
      ]
      const outcomes = async () => (await invite(contacts, 'secretary', { key })).map(({ reason }) => reason)
      const expected = [
        null,
        'teamMemberAlready',
        'teamContactTwice',
        'teamContactFormat',
        'teamContactFormat',
        null,
      ]
      expect(await outcomes()).toEqual(expected)
      // The same key: no second invitation is sent.
      expect(await outcomes()).toEqual(expected)
      expect(await invite([guest.email])).toMatchObject([
        { reason: 'teamInvitedAlready', says: '已邀请过，正在等待答复' },
      ])
      expect(await shop.db.$count(teamInvitations, eq(teamInvitations.email, guest.email))).toBe(1)
      // For another part it is another invitation.
      expect(await invite([guest.email], 'programme')).toMatchObject([{ outcome: 'invited' }])
      const written = await shop.db.select().from(auditEvents).where(like(auditEvents.event, 'team.%'))
      expect(JSON.stringify(written)).not.toContain('example.org')
    })

    it('ten at once to one address are one invitation', async () => {
      const guest = await person()
      const rows = await Promise.all(Array.from({ length: 10 }, () => invite([guest.email])))
      expect(rows.flat().filter(({ outcome }) => outcome === 'invited')).toHaveLength(1)
      expect(await shop.db.$count(teamInvitations, eq(teamInvitations.email, guest.email))).toBe(1)
    })

    it('is limited by the hour, and to twenty people at once', async () => {
      const many = Array.from({ length: 21 }, (_, index) => `n${index}@example.org`)
      const wish = (contacts: readonly string[]) => ({
        conference_id,
        role: 'staff' as const,
        contacts: JSON.stringify(contacts),
        key: freshKey(),
      })
      expect(await chair.refused('inviteToTeam', wish(many))).toMatchObject({
        reason: 'tooMany',
        field: 'contacts',
      })
      expect(await chair.refused('inviteToTeam', wish([]))).toMatchObject({ reason: 'teamContactsNone' })
      await chair.call('inviteToTeam', wish(['nobody']))
      await spendHits(shop.db, `team:${await shop.idOf('organizer')}`, 19)
      await chair.call('inviteToTeam', wish(['nobody']))
      expect((await chair.refused('inviteToTeam', wish(['nobody']))).reason).toBe('limited')
    })
  })

  describe('a member', () => {
    it('leaves or is removed, and the part is gone in the same moment', async () => {
      const [leaver, removed] = [await join('programme'), await join('secretary')]
      await leaver.browser.call('leaveTeam', { conference_id, role: 'programme', key: freshKey() })
      expect(await partsOf(leaver.id)).toEqual([])
      expect(await leaver.browser.refused('getTeam', { conference_id })).toMatchObject({ reason: 'notFound' })
      const wish = { conference_id, user_id: removed.id, role: 'secretary', key: freshKey() } as const
      await chair.call('removeFromTeam', wish)
      await chair.call('removeFromTeam', wish)
      expect(await partsOf(removed.id)).toEqual([])
      expect(await told(removed.id)).toEqual(['teamRemoved'])
      expect((await chair.refused('removeFromTeam', { ...wish, key: freshKey() })).reason).toBe(
        'teamPartRemoved',
      )
      const stranger = { ...wish, user_id: await shop.idOf('newcomer'), key: freshKey() }
      expect((await chair.refused('removeFromTeam', stranger)).reason).toBe('teamMemberUnknown')
      // And comes back by a new invitation.
      await invite([removed.email])
      await answer(removed.browser, await tokenFor(removed.email))
      expect(await partsOf(removed.id)).toEqual(['secretary'])
      await chair.call('removeFromTeam', { ...wish, key: freshKey() })
      expect(await partsOf(removed.id)).toEqual([])
    })

    it('of the gate by an administrator is removed like any other, with a history', async () => {
      const gate = await shop.idOf('gate')
      const wish = { conference_id, user_id: gate, role: 'staff', key: freshKey() } as const
      await chair.call('removeFromTeam', wish)
      expect(await partsOf(gate)).toEqual([])
      const { history } = await chair.call('getTeam', { conference_id })
      expect(history[0]).toMatchObject({
        event: 'team.remove',
        role: 'staff',
        by: '学会秘书处',
        whom: '吴志愿',
      })
      await shop.db.insert(userRoles).values({ userId: gate, role: 'staff', conferenceId: conference_id })
    })

    it('who is the last chair stays; the founder who goes hands the conference on', async () => {
      const [founder, second] = [await person(), await person()]
      const id = await draft([founder.id])
      const leave = (who: { browser: Browser }) =>
        who.browser.raw('leaveTeam', { conference_id: id, role: 'organizer', key: freshKey() })
      expect((await leave(founder)).data).toMatchObject({ reason: 'lastChair' })
      // Another member of the team is not a chair.
      for (const role of teamParts.filter((part) => part !== 'organizer'))
        await shop.db.insert(userRoles).values({ userId: second.id, role, conferenceId: id })
      expect((await leave(founder)).data).toMatchObject({ reason: 'lastChair' })
      const self = { conference_id: id, user_id: founder.id, role: 'organizer', key: freshKey() } as const
      expect((await founder.browser.refused('removeFromTeam', self)).reason).toBe('lastChair')
      await shop.db.insert(userRoles).values({ userId: second.id, role: 'organizer', conferenceId: id })
      expect((await leave(founder)).code).toBe(1)
      expect(await founder.browser.refused('getOwnConference', { id })).toEqual(
        await founder.browser.refused('getOwnConference', { id: 2_000_000_000 }),
      )
      expect(await founder.browser.refused('getRecord', { entity: 'conference', id })).toMatchObject({
        reason: 'notFound',
      })
      expect((await second.browser.call('getOwnConference', { id })).parts).toContain('organizer')
      expect((await leave(second)).data).toMatchObject({ reason: 'lastChair' })
    })

    it('any other chair who goes hands nothing on, and keeps the other parts', async () => {
      const [founder, second, third] = [await person(), await person(), await person()]
      // The next in order is not the founder.
      const id = await draft([third.id, founder.id, second.id])
      await shop.db.update(conferences).set({ organizerId: founder.id }).where(eq(conferences.id, id))
      // Each part by an invitation of its own; the one that was given last stays.
      for (const role of ['organizer', 'secretary'] as const) {
        const part = { conferenceId: id, role, userId: second.id }
        await shop.db.insert(userRoles).values(part).onConflictDoNothing()
        await shop.db.insert(teamInvitations).values({
          ...{ ...part, email: second.email, language: 'zh', nonce: freshKey(), tokenHash: freshKey() },
          ...{ invitedBy: founder.id, state: 'accepted', expiresAt: new Date(start + day) },
        })
      }
      await second.browser.call('leaveTeam', { conference_id: id, role: 'organizer', key: freshKey() })
      expect(await partsOf(second.id, id)).toEqual(['secretary'])
      const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, id))
      expect(row?.organizerId).toBe(founder.id)
    })

    it('a chair whose account is locked does not count as the last chair', async () => {
      const [founder, second] = [await person(), await person()]
      const id = await draft([founder.id, second.id])
      await shop.db
        .update(users)
        .set({ lockedAt: new Date(start) })
        .where(eq(users.id, second.id))
      const wish = { conference_id: id, role: 'organizer', key: freshKey() } as const
      expect((await founder.browser.refused('leaveTeam', wish)).reason).toBe('lastChair')
    })

    it('two chairs who leave at the same moment: one of them stays', async () => {
      for (let round = 0; round < 5; round += 1) {
        const chairs = [await person(), await person()]
        const id = await draft(chairs.map((each) => each.id))
        const answers = await Promise.all(
          chairs.map((each) =>
            each.browser.raw('leaveTeam', { conference_id: id, role: 'organizer', key: freshKey() }),
          ),
        )
        expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
        expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({ reason: 'lastChair' })
        expect(await shop.db.$count(userRoles, eq(userRoles.conferenceId, id))).toBe(1)
      }
    })
  })

  describe('each part', () => {
    /** Queues that a part sees, and records in them that it may open. */
    const reach: Readonly<Record<TeamPart, readonly Queue[]>> = {
      organizer: [
        'refunds',
        'orders',
        'studentProofs',
        'tickets',
        'meals',
        'papers',
        'reviews',
        'decisions',
        'certificates',
        'conferences',
        'publications',
      ],
      secretary: ['orders', 'studentProofs', 'tickets', 'certificates', 'conferences'],
      programme: ['papers', 'reviews', 'decisions'],
      finance: ['invoices', 'refunds', 'transfers'],
      staff: ['tickets', 'meals'],
    }

    it.each(teamParts)('%s sees its queues and no other', async (role) => {
      const member = role === 'organizer' ? null : await join(role)
      const browser = member?.browser ?? chair
      const seen = []
      for (const queue of queues) {
        const answered = await browser.raw('listQueue', { queue, page_size: 1 })
        if (answered.code === 1) seen.push(queue)
        else expect(answered.data).toMatchObject({ reason: 'forbidden' })
      }
      expect(seen.toSorted()).toEqual(reach[role].toSorted())
      expect((await browser.call('getConsole', {})).queues.map(({ queue }) => queue).toSorted()).toEqual(
        seen.toSorted(),
      )
    })

    it('finance of a conference sees the money of that conference alone', async () => {
      const { browser } = await join('finance')
      const rows = rowsOf(shop)
      const mine = await rows.invoice('to_be_invoiced.waiting')
      const theirs = await shop.of(
        (await import('../../../server/db/schema/invoices.ts')).invoices,
        await shop.buy('linmei', { at: shop.other }),
      )
      const listed = await browser.call('listQueue', { queue: 'invoices', page_size: 50 })
      const settled = await browser.call('listQueue', { queue: 'invoices', settled: 1, page_size: 50 })
      const ids = [...listed.list, ...settled.list].map(({ id }) => id)
      expect(ids).toContain(mine)
      expect(ids).not.toContain(theirs.id)
      expect((await browser.call('getRecord', { entity: 'invoice', id: mine })).roles).toEqual(['finance'])
      expect(await browser.refused('getRecord', { entity: 'invoice', id: theirs.id })).toMatchObject({
        reason: 'notFound',
      })
    })

    it('programme does the paper work of a chair, and nothing with the team', async () => {
      const { browser } = await join('programme')
      const id = await rowsOf(shop).paper('administrator_review.active')
      expect((await browser.call('listPaperConferences', {})).list.map((each) => each.id)).toEqual([
        conference_id,
      ])
      const fire = { entity: 'paper', id, event: 'paper.pass', version: 0, key: freshKey() } as const
      expect(await browser.call('fireRecord', fire)).toMatchObject({ state: 'first_review.active' })
      expect((await browser.call('getTeam', { conference_id })).invitations).toEqual([])
      const wish = { conference_id, role: 'staff', contacts: '["a@example.org"]', key: 'k' } as const
      expect(await browser.refused('inviteToTeam', wish)).toEqual(
        await browser.refused('inviteToTeam', { ...wish, conference_id: 2_000_000_000 }),
      )
    })

    it('knows the team without contacts; chairs see them hidden', async () => {
      const { browser, email } = await join('staff')
      const seen = await browser.call('getTeam', { conference_id })
      expect(seen.members.every(({ contact }) => contact === '')).toBe(true)
      expect({ parts: seen.parts, history: seen.history }).toEqual({ parts: ['staff'], history: [] })
      const text = JSON.stringify(await chair.call('getTeam', { conference_id }))
      expect(text).not.toContain(email)
      expect(text).toContain('p***@example.org')
    })

    it('the conference is in the list of its team, with the part', async () => {
      const member = await join('secretary')
      expect(await member.browser.call('getOwnConference', { id: conference_id })).toMatchObject({
        parts: ['secretary'],
      })
      const { list } = await member.browser.call('listOwnConferences', {})
      expect(list).toMatchObject([{ id: conference_id, parts: ['secretary'] }])
      const mine = await member.browser.call('listMyConferences', { part: 'secretary' })
      expect(mine.list).toMatchObject([{ id: conference_id, parts: ['secretary'] }])
    })
  })

  it('[ACC-03] an account that is deleted leaves the team, also with an invitation to a phone that it has no more', async () => {
    const member = await join('programme')
    await invite([member.mobile], 'staff')
    await shop.db.update(users).set({ mobile: '13655556666' }).where(eq(users.id, member.id))
    await shop.engine.run((scope) =>
      eraseAccount(scope, { userId: member.id, at: scope.now(), keepMessage: 'none' }),
    )
    expect(await partsOf(member.id)).toEqual([])
    const rows = await shop.db.select().from(teamInvitations).where(eq(teamInvitations.userId, member.id))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['expired', 'left'])
    expect(rows.every(({ email, mobile, tokenHash }) => (email ?? mobile ?? tokenHash) === null)).toBe(true)
  })

  it('fields of another user’s conference, or without text, are refused', async () => {
    const stranger = await person()
    const foreign = await draft([stranger.id])
    const guest = await person()
    await invite([guest.email])
    const { id } = await invitationTo(guest.email)
    const theirs = { id, version: 0, key: freshKey() }
    expect(await stranger.browser.refused('resendTeamInvitation', theirs)).toEqual(
      await stranger.browser.refused('resendTeamInvitation', { ...theirs, id: 2_000_000_000 }),
    )
    expect(await chair.refused('getTeam', { conference_id: foreign })).toEqual(
      await chair.refused('getTeam', { conference_id: 2_000_000_000 }),
    )
    const wish = { conference_id, role: 'staff' as const, key: freshKey() }
    for (const contacts of ['[', '{}', '["a\\u0000@example.org"]', JSON.stringify(['x'.repeat(300)])])
      expect((await chair.refused('inviteToTeam', { ...wish, contacts })).field).toMatch(/^contacts/)
  })

  it('keeps every history', async () => {
    expect(await findViolations(shop.db, { at: new Date(shop.server.clock.now) })).toEqual([])
    const named = (Object.keys(calls) as CallName[]).filter((name) => calls[name].path.includes('/team/'))
    expect(named).toHaveLength(7)
  })
})
