import type { Failure } from '../../../contract/failure.ts'
import type { Reason } from '../../../contract/reasons.ts'
import type { Country } from '../../../contract/site.ts'
import type { CodeState } from '../../kit/CodeField.tsx'

export type LoginTab = 'scan' | 'quick' | 'password'
export type QuickChannel = 'phone' | 'email'

export interface PhoneValues {
  method: 'phone'
  mobile: string
  country_code: string
  code: string
}
export interface EmailValues {
  method: 'email'
  email: string
  code: string
}
export interface PasswordValues {
  method: 'password'
  account: string
  password: string
  country_code: string
}
export type PhoneTarget = { channel: 'phone'; mobile: string; country_code: string }
export type EmailTarget = { channel: 'email'; email: string }

/** Raw texts by field name: the initial values of a returning form, and its reports during typing. */
export type Draft = Readonly<Record<string, string>>

export interface FormProps<Values> {
  busy: boolean
  /** The last refusal; at its field when it names one, else above the button. Gone as soon as something is typed. */
  failure?: Failure | null | undefined
  draft?: Draft | undefined
  onDraft?: ((draft: Record<string, string>) => void) | undefined
  /** Valid, trimmed values only. */
  onSubmit: (values: Values) => void
  /** Submitting found a fault; it is already shown at its field. */
  onFaulty?: ((fault: Reason) => void) | undefined
}

export interface CodeFormProps<Values, Target> extends FormProps<Values> {
  code: CodeState
  /** The content of the field, valid or not: the receiver validates it (an invalid target is also marked at its field). */
  onSendCode: (target: Target) => void
}

export interface PhoneFormProps extends CodeFormProps<PhoneValues, PhoneTarget> {
  countries: readonly Country[] | null
}
export type EmailFormProps = CodeFormProps<EmailValues, EmailTarget>
export type PasswordFormProps = FormProps<PasswordValues>

export interface ScanPanelProps {
  /** `busy`: the code was confirmed and the login is running. `paused`: polling rests while the page is hidden. */
  view: 'loading' | 'watching' | 'scanned' | 'paused' | 'expired' | 'failed' | 'collecting'
  /** Content of the QR code, or null while there is none. */
  qrText: string | null
  failure?: Failure | null | undefined
  onRefresh: () => void
}

export interface TermsCheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Lazy: `lazy(() => import('…/TermsDialog.tsx'))`. Mount it while it is open. */
export interface TermsDialogProps {
  onAccept: () => void
  onDecline: () => void
}

export interface BindValues {
  mobile: string
  country_code: string
  code: string
}
/** Lazy; mount it while it is open. */
export interface BindPhoneDialogProps {
  busy: boolean
  failure?: Failure | null | undefined
  countries: readonly Country[] | null
  code: CodeState
  onSendCode: (target: PhoneTarget) => void
  onSubmit: (values: BindValues) => void
  onFaulty?: ((fault: Reason) => void) | undefined
  onClose: () => void
}

export interface ProfileValues {
  group_id: 1 | 2
  search_field: number[]
  /** Parents of `search_field`, without repetition. */
  p_search_field: number[]
  need_submission_service: 0 | 1
}

/** Lazy; mount it while it is open. Cannot be closed except by its buttons. */
export interface ProfileDialogProps {
  /** The tree, or the state of loading it. */
  subjects:
    | { view: 'loading' }
    | { view: 'ready'; tree: readonly SubjectBranch[] }
    | { view: 'failed'; failure: Failure }
  onRetrySubjects: () => void
  busy: boolean
  failure?: Failure | null | undefined
  /** PROF-04: `completeInformation` (group 2 only) leads on to the organizer information. */
  onSubmit: (answers: ProfileValues, completeInformation: boolean) => void
  /** 'select subject' or the fourth subject; also shown in the dialog. */
  onFaulty?: ((fault: Reason) => void) | undefined
  onLater: () => void
}

export interface SubjectBranch {
  id: number
  name: string
  child: readonly SubjectBranch[]
}

/** Lazy. `forced` has neither cancel nor close (SES-04). */
export interface ExpiredDialogProps {
  forced: boolean
  onConfirm: () => void
  onCancel?: (() => void) | undefined
}
