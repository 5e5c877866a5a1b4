import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import type { PhoneFormProps } from '../../src/components/account/Login/Login.types.ts'
import { PhoneForm } from '../../src/components/account/Login/PhoneForm.tsx'

// Typed as the props: the exact types of the mocks would be demanded of every story.
const args: PhoneFormProps = {
  busy: false,
  countries: [
    { country_name: '中国 China', sms: '86' },
    { country_name: '日本 Japan', sms: '81' },
  ],
  code: { phase: 'ready', until: null },
  onSendCode: fn(),
  onSubmit: fn(),
  onFaulty: fn(),
}

const meta = {
  title: 'Components/Phone form',
  component: PhoneForm,
  args,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PhoneForm>
export default meta

const fieldsOf = (root: HTMLElement) => {
  const mobile = root.querySelector<HTMLInputElement>('[name=mobile]')
  const code = root.querySelector<HTMLInputElement>('[name=code]')
  if (mobile === null || code === null) throw new Error('The form lacks a field')
  return { mobile, code }
}

export const Empty: StoryObj<typeof meta> = {
  name: '空提交 / Submitted empty [VAL-03]',
  play: async ({ canvasElement, userEvent, args }) => {
    const { mobile, code } = fieldsOf(canvasElement)
    await userEvent.type(mobile, '{Enter}')
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(mobile).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onFaulty).toHaveBeenCalledWith('phoneEmpty')
  },
}

export const DigitsOnly: StoryObj<typeof meta> = {
  name: '只留数字 / Keeps digits, 11 at most for 86 [VAL-02]',
  play: async ({ canvasElement, userEvent }) => {
    const { mobile } = fieldsOf(canvasElement)
    await userEvent.type(mobile, '138-0013 8000９9')
    await expect(mobile).toHaveValue('13800138000')
  },
}

export const EnterSubmits: StoryObj<typeof meta> = {
  name: '回车提交 / Enter submits trimmed values [LOGIN-10]',
  play: async ({ canvasElement, userEvent, args }) => {
    const { mobile, code } = fieldsOf(canvasElement)
    await userEvent.type(mobile, '13800138000')
    await userEvent.type(code, ' 123456 {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      method: 'phone',
      mobile: '13800138000',
      country_code: '86',
      code: '123456',
    })
  },
}

export const Busy: StoryObj<typeof meta> = {
  name: '提交中 / Busy: a second press does nothing [LOGIN-08]',
  args: { busy: true },
  play: async ({ canvasElement, userEvent, args }) => {
    const { mobile, code } = fieldsOf(canvasElement)
    await userEvent.type(mobile, '13800138000')
    await userEvent.type(code, '123456{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Refused: StoryObj<typeof meta> = {
  name: '被拒绝 / Refused, and gone when typing goes on',
  args: {
    failure: { kind: 'refused', msg: null, reason: 'codeWrong', field: 'code', retryAfter: null },
  },
  play: async ({ canvasElement, userEvent }) => {
    const { code } = fieldsOf(canvasElement)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '1')
    await expect(code).not.toHaveAttribute('aria-invalid')
  },
}

export const Counting: StoryObj<typeof meta> = {
  name: '倒计时 / Counting down [CODE-01]',
  args: { code: { phase: 'counting', until: 60_000, now: () => 12_000 } },
  play: async ({ canvas, userEvent, args }) => {
    const send = await canvas.findByText(/48/)
    await userEvent.click(send)
    await expect(args.onSendCode).not.toHaveBeenCalled()
  },
}
