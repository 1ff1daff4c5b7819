/** HTML that tries to run scripts, embed frames, restyle, submit or navigate; used wherever HTML is returned. */
export const HOSTILE_HTML: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<p style="background:url(javascript:alert(1))">x</p><style>*{display:none}</style>',
  '<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)//https://www.youtube.com/embed/abcdefgh"></iframe>',
  '<form action="https://evil.example/"><input name=a><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="https://evil.example/">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<template><img src=x onerror=alert(1)></template><textarea><img src=x onerror=alert(1)></textarea>',
  '<figure><img src="https://x.example/a.jpg" onload="alert(1)"><figcaption><script>alert(1)</script></figcaption></figure>',
  '<table><tr><td onmouseover=alert(1)><img src=x onerror=alert(1)></td></tr></table>',
  '<a href="vbscript:msgbox(1)">x</a><a href="//evil.example/x" ping="https://evil.example/">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a><a href="&#106;avascript:alert(1)">x</a>',
  '<p>x<!--><img src=x onerror=alert(1)>--></p><![CDATA[<script>alert(1)</script>]]>',
  '<math><annotation-xml encoding="text/html"><svg><desc><script>alert(1)</script></desc></svg></annotation-xml></math>',
  '<select><template><script>alert(1)</script></template></select><listing><img onerror=alert(1) src=x></listing>',
  '<video src=x onerror=alert(1)></video><audio onplay=alert(1)><source src="javascript:alert(1)"></audio>',
  '<details ontoggle=alert(1) open><summary>x</summary></details><marquee onstart=alert(1)>x</marquee>',
  '<blockquote data-instgrm-permalink="javascript:alert(1)//www.instagram.com/p/abcd/"><p>x</p></blockquote>',
  '<img srcset="x 1x, javascript:alert(1) 2x" src="https://x.example/a.jpg"><picture><source srcset="data:x"></picture>',
  // These would pose as parts of the page or its scripts.
  '<p id="main" name="body" class="prose">x</p><a id="location" name="cookie" href="tel:1">x</a>',
  '<a href="https://x.example/" target="_top" formaction="javascript:alert(1)" srcdoc="x">x</a>',
  '<image src="https://x.example/a.jpg" onerror=alert(1)></image>',
  // These change meaning when parsed again elsewhere. The last one swallows everything after it.
  '<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<svg><p><style><g title="</style><img src onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<title>&lt;/title&gt;&lt;img src=1 onerror=alert(1)&gt;</title><plaintext><img src=x onerror=alert(1)>',
];

/** Must not appear in any output. */
export const ACTIVE_CONTENT =
  /<(?:script|style|svg|math|iframe|object|embed|form|input|button|meta|base|template)|\son\w+=|javascript:|data:|style=|\s(?:id|name|class|target|formaction|srcdoc|srcset)=/i;
