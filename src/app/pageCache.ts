import type { ComponentType } from 'react'

import type { TextStore } from '../i18n/textStore.ts'
import type { PageProps } from './context.tsx'
import { frameTexts } from './routes.ts'
import type { Route } from './routes.ts'

/** Pages whose code and texts have arrived. */
export interface PageCache {
  read(route: Route): ComponentType<PageProps> | undefined
  /** @throws when code or texts do not arrive */
  load(route: Route): Promise<void>
}

export const createPageCache = (texts: TextStore): PageCache => {
  const pages = new Map<string, ComponentType<PageProps>>()
  return {
    read: (route) => pages.get(route.name),
    async load(route) {
      const [module] = await Promise.all([route.page.load(), texts.ensure([...frameTexts, ...route.texts])])
      pages.set(route.name, module.default)
    },
  }
}
