import { inLanguage } from '../../../contract/inLanguage.ts'
import type { NavItem } from '../../../contract/site.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Item, Sheet } from './Header.styles.ts'

export interface NavEntryProps {
  item: NavItem
  locale: 'zh-CN' | 'en'
  path: string
}

/** `details` of one name close each other and open before any script has arrived. */
export const NavEntry = ({ item, locale, path }: NavEntryProps) => {
  const nameOf = ({ name, eng_name }: NavItem) => inLanguage(locale, name, eng_name)
  const link = (entry: NavItem) => (
    <a
      href={entry.url}
      aria-current={entry.is_website === 0 && entry.url === path ? 'page' : undefined}
      rel={entry.is_website === 1 ? 'noopener' : undefined}
    >
      {nameOf(entry)}
    </a>
  )
  if (item.second.length === 0) return <Item>{link(item)}</Item>
  return (
    <Item>
      <details name="nav" suppressHydrationWarning>
        <summary>
          {nameOf(item)}
          <Icon name="chevron" />
        </summary>
        <Sheet>
          {item.second.map((entry) => (
            <li key={entry.url + entry.name}>{link(entry)}</li>
          ))}
        </Sheet>
      </details>
    </Item>
  )
}
