import { Checkbox } from '../../kit/Checkbox.tsx'
import type { TermsCheckboxProps } from './Login.types.ts'
import { TermsLinks } from './TermsLinks.tsx'

export const TermsCheckbox = ({ checked, onChange }: TermsCheckboxProps) => (
  <Checkbox name="terms" checked={checked} onChange={onChange}>
    <TermsLinks id="login.terms" />
  </Checkbox>
)
