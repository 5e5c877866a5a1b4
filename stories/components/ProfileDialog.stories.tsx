import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import type { ProfileDialogProps } from '../../src/components/account/Login/Login.types.ts'
import ProfileDialog from '../../src/components/account/Login/ProfileDialog.tsx'

const branch = (id: number, name: string, ...children: readonly string[]) => ({
  id,
  name,
  child: children.map((leaf, at) => ({ id: id * 10 + at, name: leaf, child: [] })),
})

// Typed as the props: the exact types of the mocks would be demanded of every story.
const args: ProfileDialogProps = {
  subjects: {
    view: 'ready',
    tree: [
      branch(1, 'Engineering', 'Computing', 'Materials', 'Machines', 'Energy'),
      branch(2, 'Arts', 'History'),
    ],
  },
  onRetrySubjects: fn(),
  busy: false,
  onSubmit: fn(),
  onFaulty: fn(),
  onLater: fn(),
}

const meta = {
  title: 'Components/Profile dialog',
  component: ProfileDialog,
  args,
} satisfies Meta<typeof ProfileDialog>
export default meta

const submit = () => {
  const button = document.querySelector<HTMLElement>('[role=dialog] [type=submit]')
  if (button === null) throw new Error('The dialog lacks its button')
  return button
}

export const NoneChosen: StoryObj<typeof meta> = {
  name: '未选学科 / Submitted without a subject [PROF-02]',
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(submit())
    await expect(args.onFaulty).toHaveBeenCalledWith('subjectNone')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Fourth: StoryObj<typeof meta> = {
  name: '第四个学科 / A fourth subject is refused [PROF-02]',
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByText('Engineering'))
    for (const name of ['Computing', 'Materials', 'Machines', 'Energy']) {
      await userEvent.click(screen.getByRole('checkbox', { name }))
    }
    await expect(args.onFaulty).toHaveBeenCalledWith('subjectTooMany')
    await expect(screen.getByRole('checkbox', { name: 'Energy' })).not.toBeChecked()
    await userEvent.click(submit())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { group_id: 1, search_field: [10, 11, 12], p_search_field: [1], need_submission_service: 0 },
      false,
    )
  },
}

export const Loading: StoryObj<typeof meta> = {
  name: '学科载入中 / Subjects loading',
  args: { subjects: { view: 'loading' } },
}
export const Failed: StoryObj<typeof meta> = {
  name: '学科加载失败 / Subjects failed',
  args: {
    subjects: {
      view: 'failed',
      failure: { kind: 'offline', msg: null, reason: null, field: null, retryAfter: null },
    },
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(submit())
    await expect(args.onRetrySubjects).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
