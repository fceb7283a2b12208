/** Texts of the frame, which is painted before the rest of the workspace is loaded. */
export const FRAME_TEXT = { area: '缺口透鏡' }
