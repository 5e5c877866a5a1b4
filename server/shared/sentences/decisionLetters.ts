import type { Outcome } from '../../../src/contract/paperOutcome.ts'
import type { Decision } from '../../../src/contract/paperWords.ts'
import type { NumberedReview } from '../../../src/contract/rebuttal.ts'
import type { MessageLanguage } from './language.ts'
import { decisionWord } from './sheetWords.ts'

interface Released {
  readonly decision: Decision
  readonly letter: string
  readonly reviews: readonly NumberedReview[]
}

/** Released letter as sent by mail, with the reviews under their numbers. */
export const releasedText = ({ letter, reviews }: Released, language: MessageLanguage): string =>
  [
    letter,
    ...reviews.map(({ number, recommendation, comments }) => {
      const word = decisionWord(recommendation, language)
      return `${language === 'zh' ? `审稿人 ${number}：${word}` : `Reviewer ${number}: ${word}`}\n${comments}`
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

interface About {
  readonly title: string
  readonly conference: string
}

type Letter = (about: About) => string

/** Initial letter of a chair to the authors; the chair changes it as needed. */
export const decisionLetters: Readonly<Record<MessageLanguage, Readonly<Record<Outcome, Letter>>>> = {
  zh: {
    accept: ({ title, conference }) =>
      `您好！\n\n感谢您向“${conference}”投稿。我们很高兴地通知您，论文《${title}》已被录用。审稿意见附后，请在提交终稿时参考。\n\n会议组委会`,
    next_round: ({ title, conference }) =>
      `您好！\n\n感谢您向“${conference}”投稿。论文《${title}》已通过第一轮评审，将进入第二轮评审，目前尚未录用。审稿意见附后；第二轮结果将另行通知，现在无需您操作。\n\n会议组委会`,
    minor_revision: ({ title, conference }) =>
      `您好！\n\n感谢您向“${conference}”投稿。论文《${title}》经评审，需作小幅修改。请按附后的审稿意见逐条修改和说明，并在截止时间前提交修改稿。\n\n会议组委会`,
    major_revision: ({ title, conference }) =>
      `您好！\n\n感谢您向“${conference}”投稿。论文《${title}》经评审，需作较大修改。请按附后的审稿意见逐条修改和说明，并在截止时间前提交修改稿，修改稿将再次送审。\n\n会议组委会`,
    rejection: ({ title, conference }) =>
      `您好！\n\n感谢您向“${conference}”投稿。很遗憾，论文《${title}》经评审未被录用。审稿意见附后，希望对您今后的研究有所帮助。\n\n会议组委会`,
  },
  en: {
    accept: ({ title, conference }) =>
      `Dear author,\n\nthank you for submitting to ${conference}. We are glad to tell you that your paper “${title}” is accepted. The reviews are attached; please consider them in the final version.\n\nThe programme committee`,
    next_round: ({ title, conference }) =>
      `Dear author,\n\nthank you for submitting to ${conference}. Your paper “${title}” has passed the first round of reviews and goes on to the second one; it is not accepted yet. The reviews are attached. We will write to you after the second round; there is nothing to do now.\n\nThe programme committee`,
    minor_revision: ({ title, conference }) =>
      `Dear author,\n\nthank you for submitting to ${conference}. Your paper “${title}” needs a minor revision. Please answer each of the attached reviews and submit the revised paper before the deadline.\n\nThe programme committee`,
    major_revision: ({ title, conference }) =>
      `Dear author,\n\nthank you for submitting to ${conference}. Your paper “${title}” needs a major revision. Please answer each of the attached reviews and submit the revised paper before the deadline; it will be reviewed again.\n\nThe programme committee`,
    rejection: ({ title, conference }) =>
      `Dear author,\n\nthank you for submitting to ${conference}. We are sorry to tell you that your paper “${title}” is not accepted. The reviews are attached; we hope that they help your further work.\n\nThe programme committee`,
  },
}
