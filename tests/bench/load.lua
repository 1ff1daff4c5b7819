-- wrk script: numbers request bodies from FROM, restarting at 1 after UP_TO, so that every request is new; prints the
-- result as one line of JSON.
local number = tonumber(os.getenv("FROM"))
local upTo = tonumber(os.getenv("UP_TO"))
local body = os.getenv("BODY")
local before, after = body:match("^(.*)%%d(.*)$")

if body ~= "" then
  wrk.method = "POST"
  function request()
    number = number % upTo + 1
    return wrk.format(nil, nil, nil, before .. string.format("%d", number) .. after)
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('RESULT {"requests":%d,"perSecond":%.1f,"failed":%d,"p50":%.2f,"p99":%.2f}\n',
    summary.requests, summary.requests / summary.duration * 1e6, failed,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
