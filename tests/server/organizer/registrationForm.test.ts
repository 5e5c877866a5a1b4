import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { formFields } from '../../../server/db/schema/formFields.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import {
  orders,
  priceTiers,
  registrationDrafts,
  ticketTypes,
} from '../../../server/db/schema/registration.ts'
import type { FormField, saveFormField } from '../../../src/contract/conferenceForm.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { formLimits } from '../../../src/contract/formFields.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

type Wish = Partial<CallInput<typeof saveFormField>>

describeDatabase('[CONF-03] questions of a registration form', (open) => {
  let shop: Shop
  let chair: Browser
  let secretary: Browser
  let member: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('reviewing'), role: 'secretary', conferenceId: conference_id })
      .onConflictDoNothing()
    chair = await shop.signedIn('organizer', { lang: 'zh' })
    secretary = await shop.signedIn('reviewing', { lang: 'zh' })
    member = await shop.signedIn('linmei', { lang: 'zh' })
  })

  const plain = { kind: 'text', options: '[]', name: '航班号', eng_name: 'Flight' } as const
  const wish = (more: Wish = {}) => ({ ...samples.saveFormField, conference_id, key: freshKey(), ...more })
  const save = async (more: Wish = {}, browser = chair): Promise<FormField> => {
    const { fields } = await browser.call('saveFormField', wish(more))
    const saved = fields.find(({ id }) => id === more.id) ?? fields.at(-1)
    if (saved === undefined) throw new Error('there is no question')
    return saved
  }
  const again = (field: FormField, more: Wish = {}): Wish => ({
    ...{ id: field.id, version: field.version, kind: field.kind, name: field.name, eng_name: field.eng_name },
    options: JSON.stringify(field.options.map(unanswered)),
    ...more,
  })
  const refused = (more: Wish, browser = chair) => browser.refused('saveFormField', wish(more))
  const formOf = async (browser = chair) =>
    (await browser.call('getConferenceForm', { conference_id })).fields
  const cheapest = async () => {
    const [type] = await shop.db
      .select({ id: ticketTypes.id, amount: priceTiers.amount })
      .from(ticketTypes)
      .innerJoin(priceTiers, eq(priceTiers.ticketTypeId, ticketTypes.id))
      .where(and(eq(ticketTypes.conferenceId, conference_id), eq(ticketTypes.audience, 'anyone')))
    return type?.id ?? 0
  }
  const registration = async (answers: object, browser = member) => {
    const ticket_type_id = await cheapest()
    const { ticket_types, free_as_author } = await browser.call('getConference', { id: conference_id })
    const price = ticket_types.find(({ id }) => id === ticket_type_id)?.current?.amount ?? 0
    const expected_amount = free_as_author ? 0 : price
    const about = { ...samples.placeOrder, conference_id, ticket_type_id, coupon: '', expected_amount }
    return { ...about, key: freshKey(), answers: JSON.stringify(answers) }
  }
  const register = async (answers: object, browser = member) =>
    (await browser.call('placeOrder', await registration(answers, browser))).order_id
  const answersOf = async (id: number) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.answers

  it('are kept in both languages by chairs and secretaries; members read those that are asked in theirs', async () => {
    const travel = await save()
    expect(travel.options.map(({ key, name }) => [key, name])).toEqual([
      ['o1', '飞机'],
      ['o2', '高铁'],
    ])
    await save(
      { ...plain, condition_field: travel.id, condition_values: 'o1', help: '', eng_help: 'MU 1' },
      secretary,
    )
    const hidden = await save({ ...plain, name: '住宿', eng_name: '' })
    await chair.call('hideFormField', { conference_id, id: hidden.id, version: 0, hidden: 1 })
    const inEnglish = await shop.signedIn('linmei', { lang: 'en' })
    expect(await inEnglish.call('getRegistrationForm', { conference_id })).toMatchObject({
      questions: [
        { kind: 'one', label: 'How do you travel?', options: [{ label: 'By air' }, { label: 'By train' }] },
        { kind: 'text', label: 'Flight', help: 'MU 1', condition: { field: travel.id, values: ['o1'] } },
      ],
    })
    const { questions } = await member.call('getRegistrationForm', { conference_id })
    expect(questions.map(({ label }) => label)).toEqual(['交通方式', '航班号'])
    const written = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'form.saved'))
    expect(written).toHaveLength(3)
  })

  it('another user’s form and that of a draft do not exist', async () => {
    const { id } = await save()
    for (const each of [conference_id, 999_999]) {
      const about = { conference_id: each }
      const nobodys = { field: 'conference_id', reason: 'notFound' }
      expect(await member.refused('getConferenceForm', about)).toMatchObject(nobodys)
      expect(await member.refused('saveFormField', wish(about))).toMatchObject(nobodys)
      expect(await member.refused('removeFormField', { ...about, id, version: 0 })).toMatchObject(nobodys)
      const template = { template: 'arrival', key: freshKey() } as const
      expect(await member.refused('addFormTemplate', { ...about, ...template })).toMatchObject(nobodys)
    }
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, conference_id))
    expect(await member.refused('getRegistrationForm', { conference_id })).toEqual(
      await member.refused('getRegistrationForm', { conference_id: 999_999 }),
    )
  })

  it('registration judges answers by the same rules and keeps those to what is shown', async () => {
    const travel = await save({ is_required: 1 })
    const flight = await save({
      ...{ ...plain, is_required: 1, condition_field: travel.id, condition_values: 'o1' },
    })
    const [t, f] = [`q${travel.id}`, `q${flight.id}`] as const
    const wrong = async (answers: object) => member.refused('placeOrder', await registration(answers))
    expect(await wrong({})).toMatchObject({ reason: 'answerMissing', field: `answers.${t}` })
    expect(await wrong({ [t]: 'o1' })).toMatchObject({ reason: 'answerMissing', field: `answers.${f}` })
    expect(await wrong({ [t]: 'o9' })).toMatchObject({ reason: 'answerUnknown', field: `answers.${t}` })
    expect(await wrong({ x: 'o1' })).toMatchObject({ reason: 'invalid' })
    expect(await wrong({ [t]: 'a\u0000' })).toMatchObject({ reason: 'invalidCharacter' })
    const id = await register({ [t]: 'o2', [f]: 'MU5101', q999999: 'x' })
    expect(await answersOf(id)).toEqual({ [t]: 'o2' })
    expect((await formOf())[0]).toMatchObject({ answers: 1, options: [{ answers: 0 }, { answers: 1 }] })
  })

  it('a draft keeps answers that are not finished', async () => {
    const { id } = await save({ is_required: 1 })
    const { answers: _, ...fields } = samples.saveDraft
    const about = { ...fields, conference_id }
    await member.call('saveDraft', { ...about, answers: JSON.stringify({ [`q${id}`]: '', q7: 'half' }) })
    const { draft } = await member.call('getDraft', { conference_id })
    expect(draft).toMatchObject({ name: fields.name, 'answers.q7': 'half' })
    expect(await shop.db.$count(registrationDrafts)).toBeGreaterThan(0)
  })

  it('what was answered is not lost: not deleted, not of another kind, no option removed; hiding keeps it', async () => {
    const travel = await save()
    const name = `q${travel.id}`
    const order_id = await register({ [name]: 'o1' })
    const about = { conference_id, id: travel.id, version: 0 }
    expect(await chair.refused('removeFormField', about)).toMatchObject({ reason: 'formFieldAnswered' })
    expect(await refused(again(travel, { kind: 'text', options: '[]' }))).toMatchObject({
      ...{ reason: 'formKindFixed', field: 'kind' },
    })
    const [air, train] = travel.options.map(unanswered)
    const without = (options: unknown[]) => again(travel, { options: JSON.stringify(options) })
    expect(await refused(without([train]))).toMatchObject({ reason: 'formOptionAnswered', field: 'options' })
    const kept = await save(without([{ ...air, is_hidden: true }]))
    expect(kept.options).toMatchObject([{ key: 'o1', is_hidden: true, answers: 1 }])
    const more = await save(
      again(kept, {
        options: JSON.stringify([air, { key: '', name: '船', eng_name: 'By sea', is_hidden: false }]),
      }),
    )
    // The key of the one that was removed is not given again.
    expect(more.options.map(({ key }) => key)).toEqual(['o1', 'o3'])
    await chair.call('hideFormField', { conference_id, id: more.id, version: more.version, hidden: 1 })
    expect(await answersOf(order_id)).toEqual({ [name]: 'o1' })
    const own = await member.call('getOrderAnswers', { order_id })
    expect(own).toMatchObject({ answers: { [name]: 'o1' }, questions: [{ is_hidden: true }] })
    await member.call('saveOrderAnswers', { order_id, answers: '{}' })
    expect(await answersOf(order_id)).toEqual({ [name]: 'o1' })
    const person = await chair.call('getPerson', { conference_id, id: order_id })
    expect(person.answers).toEqual([{ id: travel.id, kind: 'one', label: '交通方式', answer: '飞机' }])
  })

  it('conditions are on earlier questions of the same form with something to choose, and cannot be broken later', async () => {
    const travel = await save()
    const text = await save(plain)
    const [foreign] = await shop.db
      .insert(formFields)
      .values({ conferenceId: shop.other.id, kind: 'yes_no', name: '别家', position: 0 })
      .returning()
    const wrong = { reason: 'formConditionWrong', field: 'condition_field' }
    const on = (id: number, values: string) => ({ condition_field: id, condition_values: values })
    for (const more of [
      on(foreign?.id ?? 0, 'yes'),
      on(999_999, 'yes'),
      on(text.id, 'o1'),
      on(travel.id, 'o7'),
      on(travel.id, ''),
    ])
      expect(await refused({ ...plain, ...more })).toMatchObject(wrong)
    const flight = await save({ ...plain, ...on(travel.id, 'o1') })
    expect(await refused(again(travel, on(flight.id, 'o1')))).toMatchObject(wrong)
    expect(await refused(again(travel, on(travel.id, 'o1')))).toMatchObject(wrong)
    expect(
      await refused(again(travel, { options: JSON.stringify([{ ...travel.options[1] }]) })),
    ).toMatchObject({
      reason: 'formFieldNeeded',
    })
    const about = { conference_id, id: travel.id, version: 0 }
    expect(await chair.refused('removeFormField', about)).toMatchObject({ reason: 'formFieldNeeded' })
    const seen = [travel.id, text.id, flight.id].join(',')
    const ids = (...order: FormField[]) => ({ conference_id, seen, ids: order.map(({ id }) => id).join(',') })
    expect(await chair.refused('orderFormFields', ids(flight, text, travel))).toMatchObject({
      ...{ reason: 'formConditionWrong', field: 'ids' },
    })
    expect(
      await chair.refused('orderFormFields', { conference_id, seen, ids: String(foreign?.id) }),
    ).toMatchObject({
      reason: 'invalid',
    })
    const moved = await chair.call('orderFormFields', ids(text, travel, flight))
    expect(moved.fields.map(({ id }) => id)).toEqual([text.id, travel.id, flight.id])
    expect(await chair.refused('orderFormFields', ids(travel, flight, text))).toMatchObject({
      reason: 'versionConflict',
    })
  })

  it('of two editors the later one is refused; a repeated wish is no conflict; one key makes one question', async () => {
    const travel = await save()
    const changed = again(travel, { name: '怎么来？' })
    await save(changed)
    expect((await save(changed)).version).toBe(1)
    expect(await refused(again(travel, { name: '如何前来？' }), secretary)).toMatchObject({
      ...{ reason: 'versionConflict', field: 'version' },
    })
    const one = wish()
    const made = await Promise.all(Array.from({ length: 10 }, () => chair.call('saveFormField', one)))
    expect(new Set(made.map(({ fields }) => fields.length))).toEqual(new Set([2]))
    expect(await chair.refused('saveFormField', { ...one, name: '别的' })).toMatchObject({
      reason: 'keyReused',
    })
    const template = { conference_id, template: 'attendance', key: freshKey() } as const
    await Promise.all(Array.from({ length: 4 }, () => chair.call('addFormTemplate', template)))
    expect(await formOf()).toHaveLength(10)
    expect(await chair.refused('addFormTemplate', { ...template, template: 'sharing' })).toMatchObject({
      reason: 'keyReused',
    })
  })

  it('ten at once at the limit: none too many', async () => {
    await shop.db.insert(formFields).values(
      Array.from({ length: formLimits.fields - 3 }, (_, position) => ({
        ...{ conferenceId: conference_id, kind: 'text' as const, name: `问题 ${position}`, position },
      })),
    )
    const tried = await Promise.all(Array.from({ length: 10 }, () => chair.raw('saveFormField', wish(plain))))
    const over = tried.filter((answer) => JSON.stringify(answer).includes('"formFieldsTooMany"'))
    expect(over).toHaveLength(7)
    expect(await formOf()).toHaveLength(formLimits.fields)
  })

  it('a question is deleted, or answered: never both', async () => {
    const { id } = await save()
    const registering = await registration({ [`q${id}`]: 'o1' })
    const [placed, removed] = await Promise.all([
      member.raw('placeOrder', registering),
      chair.raw('removeFormField', { conference_id, id, version: 0 }),
    ])
    const isRemoved = !JSON.stringify(removed).includes('formFieldAnswered')
    expect(JSON.stringify(placed)).toContain('order_id')
    const stored = (await shop.db.select().from(orders)).filter(({ answers }) => `q${id}` in answers)
    expect(stored).toHaveLength(isRemoved ? 0 : 1)
  })

  it('a member changes the answers of the own order until the conference begins', async () => {
    const { id } = await save({ is_required: 1 })
    const name = `q${id}`
    const order_id = await register({ [name]: 'o1' })
    const saved = await member.call('saveOrderAnswers', {
      order_id,
      answers: JSON.stringify({ [name]: 'o2' }),
    })
    expect(saved).toMatchObject({ answers: { [name]: 'o2' }, can_change: true })
    expect(await member.refused('saveOrderAnswers', { order_id, answers: '{}' })).toMatchObject({
      ...{ reason: 'answerMissing', field: `answers.${name}` },
    })
    const stranger = await shop.signedIn('newcomer')
    for (const call of [
      (about: { order_id: number }) => stranger.refused('getOrderAnswers', about),
      (about: { order_id: number }) => stranger.refused('saveOrderAnswers', { ...about, answers: '{}' }),
    ])
      expect(await call({ order_id })).toEqual(await call({ order_id: 999_999 }))
    shop.duringConference()
    const late = { order_id, answers: JSON.stringify({ [name]: 'o1' }) }
    expect(await member.refused('saveOrderAnswers', late)).toMatchObject({ reason: 'answersFixed' })
    expect((await member.call('getOrderAnswers', { order_id })).can_change).toBe(false)
  })

  it('people are filtered by an answer, and the sheet has a column for every question, hidden ones too', async () => {
    const diet = await save({ kind: 'several' })
    const note = await save({ ...plain, name: '=备注', eng_name: 'Note' })
    await chair.call('hideFormField', { conference_id, id: note.id, version: 0, hidden: 1 })
    await chair.call('hideFormField', { conference_id, id: note.id, version: 1, hidden: 0 })
    const id = await register({ [`q${diet.id}`]: 'o1,o2', [`q${note.id}`]: '=1+1' })
    const other = await register({ [`q${diet.id}`]: 'o1' }, await shop.signedIn('newcomer'))
    const having = async (answer: string) =>
      (await chair.call('listPeople', { conference_id, answer })).list.map((each) => each.id)
    expect(await having(`${diet.id}:o2`)).toEqual([id])
    expect(await having(`${diet.id}:o1`)).toEqual([other, id])
    expect(await having('999999:o1')).toEqual([])
    expect(await chair.refused('listPeople', { conference_id, answer: `${diet.id}:'; drop` })).toMatchObject({
      ...{ reason: 'invalid', field: 'answer' },
    })
    const tools = await chair.call('getPeopleTools', { conference_id })
    expect(tools.questions).toMatchObject([{ id: diet.id, options: [{ key: 'o1' }, { key: 'o2' }] }])
    const sheet = await chair.request(
      `/files/people/${conference_id}/people.csv?answer=${diet.id}%3Ao2&lang=zh`,
    )
    const text = await sheet.text()
    expect(text).toContain('飞机; 高铁')
    expect(text).toContain("'=1+1")
    expect(text).toContain("'=备注")
    expect(text.trim().split('\n')).toHaveLength(2)
  })
})

/** An option as it is sent: how often it was chosen is the server's to say. */
const unanswered = ({ key, name, eng_name, is_hidden }: FormField['options'][number]) => ({
  ...{ key, name, eng_name, is_hidden },
})
