import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { maxSubjects } from '../../../contract/user.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { SubjectBranch } from './Login.types.ts'
import { Branch, Chip, Leaves, None, Search, Shelf, Summary } from './SubjectPicker.styles.ts'

export interface SubjectPickerProps {
  /** Two levels; only those of the second can be chosen. */
  tree: readonly SubjectBranch[]
  chosen: readonly number[]
  /** Also called with one too many: the receiver refuses it with words. */
  onChange: (ids: readonly number[]) => void
}

export const SubjectPicker = ({ tree, chosen, onChange }: SubjectPickerProps) => {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const leaves = tree.flatMap(({ child }) => child)
  const found = tree
    .map((branch) => ({
      ...branch,
      child:
        wanted === '' || branch.name.toLowerCase().includes(wanted)
          ? branch.child
          : branch.child.filter(({ name }) => name.toLowerCase().includes(wanted)),
    }))
    .filter(({ child }) => child.length > 0)
  return (
    <>
      <Summary aria-label={intl.formatMessage({ id: 'login.profile.chosen' })}>
        {chosen.length === 0 && (
          <li>
            <FormattedMessage id="login.profile.none" />
          </li>
        )}
        {chosen.slice(0, maxSubjects).map((id) => {
          const name = leaves.find((leaf) => leaf.id === id)?.name ?? ''
          return (
            <li key={id}>
              <Chip
                type="button"
                aria-label={intl.formatMessage({ id: 'login.profile.remove' }, { name })}
                onClick={() => onChange(chosen.filter((other) => other !== id))}
              >
                {name}
                <Icon name="close" />
              </Chip>
            </li>
          )
        })}
      </Summary>
      <Search
        type="search"
        value={typed}
        aria-label={intl.formatMessage({ id: 'login.profile.search' })}
        placeholder={intl.formatMessage({ id: 'login.profile.search' })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter while searching, or while an input method composes, is not a submission.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Shelf tabIndex={-1}>
        {found.length === 0 && (
          <None role="status">
            <FormattedMessage id="login.profile.noMatch" />
          </None>
        )}
        {found.map((branch) => (
          <Branch key={`${branch.id}${wanted === '' ? '' : 'found'}`} open={wanted !== ''}>
            <summary>
              {branch.name}
              <Icon name="chevron" />
            </summary>
            <Leaves role="group" aria-label={branch.name}>
              {branch.child.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
                >
                  {name}
                </Checkbox>
              ))}
            </Leaves>
          </Branch>
        ))}
      </Shelf>
    </>
  )
}
