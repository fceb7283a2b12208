/** Words of a difference or a change, and of a sum, by which a sentence says that it computes a figure from others. */
export const DIFFERENCE =
  /差|省|多[了出付花收]?|少|漲|降|增|減|便宜|貴|[拉調提][高升]|[上下]調|[早晚低高快慢]了?|\b(?:by|more|less|fewer|cheaper|dearer|difference|save[sd]?)\b/iu
export const SUM =
  /合計|總[共計]|一共|加起來|加總|加一加|全[買部]|都[買做算]|\b(?:total|together|altogether)\b/iu
