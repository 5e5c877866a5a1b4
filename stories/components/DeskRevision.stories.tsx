import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { openPaper } from '../../mocks/samples/paperDesk.ts'
import { PaperParts } from '../../src/components/papers/PaperDesk/PaperParts.tsx'

const meta = { title: 'Components/Desk revision', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const { form } = openPaper
const revised = {
  ...openPaper,
  round: 2,
  before: { ...form, eng_abstract: 'A stable method for large films.' },
  form: {
    ...form,
    title: `${form.title}与稳定性`,
    eng_abstract: 'A fast method for large films.',
    abstract: form.abstract.replace('一千小时', '两千小时'),
    authors: form.authors.map((author) => ({ ...author, affiliation: '江南大学物理学院' })),
    conflicts: ['赵启'],
  },
}

export const Chinese: StoryObj<typeof meta> = {
  name: '主办方的修改对照：中文按字 / What a revision changes, for the chair: Chinese by characters [PAP-01]',
  render: () => <PaperParts paper={revised} />,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="abstract"] del')).toHaveTextContent(/一/),
    )
    await expect(canvasElement.querySelector('[data-part="title"] ins')).toHaveTextContent(/与稳定性/)
    await expect(canvasElement.querySelectorAll('[data-part="authors"] del')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-change="conflicts"] ins')).toHaveTextContent('赵启')
  },
}
export const English: StoryObj<typeof meta> = {
  name: '主办方的修改对照：英文按词 / What a revision changes, for the chair: English by words [PAP-01]',
  render: () => <PaperParts paper={revised} />,
  play: async ({ canvasElement }) => {
    const changed = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="eng_abstract"]')
      if (found === null) throw new Error('The change is not shown yet')
      return found
    })
    await expect(changed.querySelectorAll('ins')).toHaveLength(1)
    await expect(changed.querySelector('ins')).toHaveTextContent(/fast/)
    await expect(changed.querySelector('del')).toHaveTextContent(/stable/)
  },
}
export const Once: StoryObj<typeof meta> = {
  name: '首次提交没有对照 / Nothing to compare after the first submission [PAP-01]',
  render: () => <PaperParts paper={openPaper} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-changed], [data-change]')).toBeNull()
  },
}
