// The frame that stands in this document is painted first. Only then are the app's scripts asked for: on a slow line they
// would share it with the frame's styles, and on a slow phone run before it.
;(() => {
  const begin = () => document.head.append(document.querySelector('template[data-scripts]').content)
  // A tab in the background paints nothing.
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
})()
