import { useIntl } from 'react-intl'

import type { SubjectNode } from '../../contract/user.ts'

/** What a list can be narrowed to: any subject, one of the upper level with all below it, or one below. */
export const SubjectOptions = ({ subjects }: { subjects: readonly SubjectNode[] }) => {
  const intl = useIntl()
  return (
    <>
      <option value="">{intl.formatMessage({ id: 'conf.any' })}</option>
      {subjects.map(({ id, name, child }) => (
        <optgroup key={id} label={name}>
          <option value={id}>{intl.formatMessage({ id: 'conf.subject.all' }, { name })}</option>
          {child.map((field) => (
            <option key={field.id} value={field.id}>
              {field.name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
