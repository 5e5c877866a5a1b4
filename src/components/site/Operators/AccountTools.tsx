import { FormattedMessage } from 'react-intl'

import { givenRoles, type GivenRole } from '../../../contract/accounts.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { SearchBar } from './SearchBar.tsx'

/** Search and filter of accounts. */
export interface AccountsWish {
  readonly q: string
  /** Null: accounts of any role. */
  readonly role: GivenRole | null
  readonly isLocked: boolean
}

interface Props extends AccountsWish {
  readonly onSearch: (wish: AccountsWish) => void
}

/** The filters of the accounts. */
export const AccountTools = ({ q, role, isLocked, onSearch }: Props) => (
  <SearchBar
    key={`${q} ${role ?? ''} ${isLocked}`}
    label="operators.account.q"
    q={q}
    all="/console/users"
    onSearch={(typed, fields) =>
      onSearch({
        q: typed,
        role: givenRoles.find((one) => one === fields.get('role')) ?? null,
        isLocked: fields.get('locked') === '1',
      })
    }
  >
    <SelectField name="role" label={<FormattedMessage id="operators.field.role" />} defaultValue={role ?? ''}>
      {[null, ...givenRoles].map((one) => (
        <FormattedMessage key={one} id={one === null ? 'operators.role.any' : `operators.role.${one}`}>
          {(name) => <option value={one ?? ''}>{name}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
    <SelectField
      name="locked"
      label={<FormattedMessage id="operators.account.status" />}
      defaultValue={isLocked ? '1' : ''}
    >
      {(['', '1'] as const).map((value) => (
        <FormattedMessage key={value} id={value === '1' ? 'operators.status.locked' : 'operators.status.any'}>
          {(name) => <option value={value}>{name}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
  </SearchBar>
)
