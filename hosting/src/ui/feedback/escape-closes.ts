import type { KeyboardEvent } from 'react'

/**
 * Properties of a drawer that dialogs may cover. By itself it would also close at the Escape that closes a dialog, and take the opener of
 * the dialog along; so it only listens to keys pressed inside it.
 */
export function escapeCloses(onClose: () => void) {
  return {
    closeOnEscape: false,
    onKeyDown: ({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape' || nativeEvent.isComposing) return
      // React passes on the keys of dialogs too, which are elsewhere in the document.
      if (target instanceof Node && currentTarget.contains(target)) onClose()
    },
  }
}
