export const explanation = `The reference phone is 360 × 640 at 2x with its processor slowed four times. The network is shaped outside of the browser, so that
page, worker and the browser's own requests share one line, as they do on a phone: 400 ms and 400 kbit/s (slow 3G), 150 ms and
1.6 Mbit/s (fast 3G). Bytes are those that passed there, with the heads of requests' answers where it says kB, without them
where it says contents, needed or scripts. Each visit is on a browser started for it, which has nothing cached, and without the
pages that a desktop's browser opens for its own address bar; figures are medians. In each run a page that is compared with its twin is
looked at three times until it can be read, and the middle one counts. So are a second visit and one offline, in turn with
each other and with the page by hand on another phone, since the machine is quicker in one minute than in the next; that page's own line in the
tables is of other minutes.

*Usable*: the first heading is on the screen, a link is there and the page takes up work. *Needed*: the page itself, what holds up its
first paint, what its styles bring and the pictures in view that have a text for those who do not see them; one without is an ornament. *Alive*:
React has hydrated the page, by a mark that the page sets in an effect. A public page does so when it is loaded and idle, and is
visited a second time with a finger on it at every frame from its heading on. *Blocking*: what long tasks of the main thread took beyond 50 ms each,
in the whole visit. *Contents*: what the phone keeps to read offline, which is the page, the worker, the scripts and the pack. Styles and pictures
that the page fetched earlier are in the pack too and count once.
*Second visit* and *offline* are on the same phone with its worker stopped; bytes fetched then do not count the browser's own
question whether the worker is still the same, nor answers of the API. Neither needs the network, so the budget's line is of the visits on all
networks, and of the worst page; the tables have those of each.

Beside ours: the *script-free twin*, which is the built page with its scripts taken out; the text of the home page in a page
*by hand* with the smallest worker there is; the same text as a *bare React* page, prerendered, with React Router's browser router and
its scripts at once; and our app built without its prerendered pages, *only in the browser*. Ours is served by the product's server,
the others by a small static one, all of it brotli at its hardest.

*Taps*: from a finger or a key to the next frame the browser paints for it, as it tells by Event Timing, in a tour of a visitor and of a
customer with 5,000 claims; what took less than 16 ms is counted as 16. *Scrolling*: the 95th percentile
of the time of a frame, as the mean of all passes, each over a list that was just drawn. The two lists are on a phone each, in turn; the one
that waits is not slowed meanwhile, since the browser slows a page by keeping a processor busy, and there are few of them.`;
