import type { Meta, StoryObj } from '@storybook/react-vite'

import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { openConference, ticket } from '../../mocks/samples/registrations.ts'
import { saveFormField, type FormField } from '../../src/contract/conferenceForm.ts'
import { answerInWords, chosenIn, nameOfField, questionIn } from '../../src/contract/formFields.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/From a question to the sheet' } satisfies Meta
export default meta

/** The server of a conference without questions: requests are validated by the contract, and stored. */
const createWorld = (language: MessageLanguage) => {
  const world = { fields: [] as FormField[], answers: {} as Record<string, string> }
  const asked = () => world.fields.map((field) => questionIn(field, language))
  const form = () => ({ ...fixturesFor(language).getConferenceForm, fields: world.fields })
  const handlers = [
    answer('getConferenceForm', form),
    answer('saveFormField', ({ input }) => {
      const {
        options,
        condition_field: _,
        condition_values: __,
        key: ___,
        conference_id: ____,
        ...wish
      } = saveFormField.input.parse(Object.fromEntries(input))
      world.fields = [
        {
          ...{
            ...wish,
            id: 7,
            is_required: wish.is_required === 1,
            is_hidden: false,
            condition: null,
            answers: 0,
          },
          options: options.map((option, at) => ({ ...option, key: `o${at + 1}`, answers: 0 })),
        },
      ]
      return form()
    }),
    answer('getConference', { ...openConference, ticket_types: [ticket(31)] }),
    answer('getRegistrationForm', () => ({ questions: asked() })),
    answer('placeOrder', ({ input }) => {
      world.answers = JSON.parse(input.get('answers') ?? '{}') as Record<string, string>
      return { order_id: 21, state: 'to_be_paid' as const }
    }),
    altered('getPeopleTools', (happy) => ({ ...happy, questions: asked() })),
    altered('getPerson', (happy) => ({
      ...happy,
      answers: asked().map((question) => ({
        ...{ id: question.id, kind: question.kind, label: question.label },
        answer: answerInWords(question, world.answers[nameOfField(question.id)] ?? '', { yes: '', no: '' }),
      })),
    })),
  ]
  return { world, handlers }
}

export const Asked: StoryObj = {
  name: '组织者添加问题 → 报名时回答 → 人员页与导出表格 / A question is added → answered when registering → read on the person’s page and taken out in the sheet [CONF-03]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld(pageLanguage())
    network.use(...handlers)
    await step('组织者添加单选题 / The organizer adds a question with options', async () => {
      const page = await come({ at: '/organizer/1/form', signedIn: true })
      await page.press('form.add')
      const box = await dialog()
      await page.stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('select[name="kind"]', box)),
        'one',
      )
      const fill = async (name: string, text: string) => {
        await page.stage.user.click(
          await until(() => element<HTMLInputElement>(`input[name="${name}"]`, box)),
        )
        await page.stage.user.paste(text)
      }
      await fill('name', '饮食要求')
      await fill('eng_name', 'Diet')
      for (const [at, name, english] of [
        [0, '清真', 'Halal'],
        [1, '素食', 'Vegetarian'],
      ] as const) {
        await page.answer('form.option.add')
        await fill(`options.${at}.name`, name)
        await fill(`options.${at}.eng_name`, english)
      }
      await page.submit()
      await page.read('sale.saved')
      await until(expectNoDialog)
    })
    await step('参会者报名时回答 / Somebody answers it when registering', async () => {
      const page = await come({ at: '/conferences/3/register', signedIn: true })
      await page.fill('register.field.name', '林梅')
      await page.fill('register.field.affiliation', '某大学')
      await page.fill('register.field.email', 'linmei@example.com')
      await page.stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('select[name="answers.q7"]')),
        'o2',
      )
      await page.stage.user.click(await until(() => element('main form button[type="submit"]')))
      await until(() => expect(chosenIn(world.answers['q7'] ?? '')).toEqual(['o2']))
    })
    await step('人员页上的回答 / The answer on the page of the person', async () => {
      const page = await come({ at: '/organizer/1/people/21', signedIn: true })
      await page.see('heading', 'people.answers')
      await until(() => expect(document.querySelector('main')?.textContent).toMatch(/素食|Vegetarian/))
    })
    await step('按回答筛选并导出 / The people are filtered by it and taken out', async () => {
      const page = await come({ at: '/organizer/1/people?answer=7%3Ao2', signedIn: true })
      const field = await until(() => element<HTMLSelectElement>('select[name="answer"]'))
      expect(field.value).toBe('7:o2')
      await page.see('button', 'people.filter.clear')
      await until(() =>
        expect(document.querySelector('a[href*="people.csv?"][href*="answer=7%3Ao2"]')).not.toBeNull(),
      )
    })
  }),
}
