import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { AttestForm, type AttestFormProps } from '../../src/components/conference/Attest/AttestForm.tsx'
import { ReviewForm } from '../../src/components/papers/Reviews/ReviewForm.tsx'

// Typed as the props: the exact types of the mocks would be demanded of every story.
const args: AttestFormProps = {
  occasion: null,
  texts: {},
  isRestored: false,
  isWarned: false,
  busy: false,
  failure: null,
  upload: () => null,
  onDraft: fn(),
  onSubmit: fn(),
  onConfirm: fn(),
}

/** A form with fields marked, counted and summed up by the kit. */
const meta = {
  title: 'Components/Fields of a form',
  component: AttestForm,
  args,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AttestForm>
export default meta

const fieldOf = (root: HTMLElement, name: string) => {
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
  if (field === null) throw new Error(`There is no field ${name}`)
  return field
}

export const Counted: StoryObj<typeof meta> = {
  name: '填写时就能看到上限与字数 / The limit and the count stand there while one types [VAL-05]',
  play: async ({ canvasElement, userEvent }) => {
    const intro = fieldOf(canvasElement, 'intro')
    await expect(canvasElement).toHaveTextContent('0 / 2,000')
    await userEvent.type(intro, 'Optics')
    await expect(canvasElement).toHaveTextContent('6 / 2,000')
    await expect(intro).toHaveAccessibleDescription(/2,000/)
  },
}

export const TooLong: StoryObj<typeof meta> = {
  name: '超出上限：仍写明上限与现有字数，粘贴的内容不被截断 / Too long: limit and count are said, nothing pasted is cut off [VAL-05]',
  play: async ({ canvasElement, userEvent, args: { onSubmit } }) => {
    const intro = fieldOf(canvasElement, 'intro')
    await userEvent.click(intro)
    await userEvent.paste('光'.repeat(2040))
    await expect(intro.value).toHaveLength(2040)
    await expect(canvasElement).toHaveTextContent('2,040 / 2,000')
    await expect(intro).toHaveAccessibleDescription(/2,000.*2,040.*40/)
    await expect(intro).toBeInvalid()
    await userEvent.type(fieldOf(canvasElement, 'name'), '{Enter}')
    await expect(intro).toHaveAccessibleDescription(/2,000.*2,040.*40/)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const Marked: StoryObj<typeof meta> = {
  name: '必填与选填都有标记 / Required and optional fields are marked [VAL-05]',
  render: () => (
    <ReviewForm
      written={{ recommendation: '', comments: '', remarks: '' }}
      busy={false}
      failure={null}
      keeping={null}
      onWritten={fn()}
      onSend={fn()}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(fieldOf(canvasElement, 'comments')).toBeRequired()
    await expect(fieldOf(canvasElement, 'remarks')).not.toBeRequired()
    await expect(canvas.getByText('*')).toBeVisible()
    await expect(canvas.getByText(globals['locale'] === 'en' ? 'optional' : '选填')).toBeVisible()
  },
}

export const SeveralFaults: StoryObj<typeof meta> = {
  name: '多处有误：顶部列出并可跳到各项 / Several faults are listed at the top and lead to their fields [VAL-05]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(fieldOf(canvasElement, 'name'), '{Enter}')
    const summary = canvasElement.querySelector<HTMLElement>('[data-faults]')
    if (summary === null) throw new Error('There is no summary')
    const address = fieldOf(canvasElement, 'address')
    const label = address.labels?.[0]?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await expect(address).toHaveFocus()
    await userEvent.type(address, '北京市海淀区')
    await expect(canvas.queryByRole('button', { name: label })).toBe(null)
  },
}
