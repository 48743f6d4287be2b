// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const headers = (() => {
const exports = {};
exports.authenticatePlayer503 = validate20;
const schema31 = {"$id":"authenticatePlayer503","type":"object","required":[],"properties":{"retry-after":{"type":"integer","format":"int32","minimum":1,"maximum":86400}}};
const formats0 = formats.int32;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["retry-after"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"retry-after":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();
const bodies = (() => {
const exports = {};
exports.authenticatePlayer200 = validate20;
const schema31 = {"$id":"authenticatePlayer200","$ref":"document#/components/schemas/PlayerSession"};
const schema33 = {"description":"A session that the wallet has authenticated. The platform uses `id`, `currency`, `operator_id` and `brand_id`. The other fields are the wallet's to fill: one that the platform does not use never spoils the reply, whatever it holds.","type":"object","required":["id","currency","operator_id","brand_id"],"properties":{"id":{"description":"The player's identifier at the wallet. It is compared with the player that the platform was told.","$ref":"document#/components/schemas/PlayerId"},"token":{"description":"The token of the session as a string, the one of the request or a newer one. The platform does not use it, and goes on sending the token that it was given."},"currency":{"description":"The currency of the session. It must be the one that was asked for.","$ref":"document#/components/schemas/Currency"},"balance":{"description":"What the player has, in the session's currency. The platform does not use it, so any number will do.","$ref":"document#/components/schemas/WalletFigure"},"operator_id":{"description":"The player's operator. It must be the one that was asked for.","$ref":"document#/components/schemas/OperatorId"},"brand_id":{"description":"The player's brand, either within the operator (`luna`) or with it (`northstar:luna`).","$ref":"document#/components/schemas/OwnerId"},"nickname":{"description":"A name that may be shown to other players, as a string. The platform does not use it."},"gender":{"description":"The player's gender in the wallet's own words, as a string. The platform does not use it."},"country":{"description":"Where the player lives, an ISO 3166-1 or ISO 3166-2 code as a string. The platform does not use it, but goes by the country that it is told with a contribution."},"date_of_birth":{"description":"The player's date of birth as a string, `YYYY-MM-DD`. The platform does not use it."},"jurisdiction":{"description":"The regulation under which the player plays, as a string. The platform does not use it."},"segments":{"description":"The player's segments, an array of strings. The platform does not use them."}}};
const schema34 = {"description":"The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"p-1001"};
const schema35 = {"description":"An ISO 4217 currency code in capitals.","type":"string","minLength":3,"maxLength":3,"pattern":"^[A-Z]{3}$","example":"EUR"};
const schema36 = {"description":"A figure of the wallet's own, in whole currency units. Write it as any other amount, with at most 6 decimals. The platform does not use it, so any JSON number is taken.","type":"number","minimum":-1.7976931348623157e+308,"maximum":1.7976931348623157e+308,"example":126.13};
const schema37 = {"description":"The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"northstar"};
const schema38 = {"description":"Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).","type":"string","minLength":1,"maxLength":129,"pattern":"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$","example":"northstar"};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[!-~]+$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data1) < 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data2 = data.balance;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1.7976931348623157e+308 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data2 < -1.7976931348623157e+308 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data3 = data.operator_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data4 = data.brand_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 129){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"token":true,"currency":true,"balance":true,"operator_id":true,"brand_id":true,"nickname":true,"gender":true,"country":true,"date_of_birth":true,"jurisdiction":true,"segments":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"id":true,"token":true,"currency":true,"balance":true,"operator_id":true,"brand_id":true,"nickname":true,"gender":true,"country":true,"date_of_birth":true,"jurisdiction":true,"segments":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer400 = validate24;
const schema39 = {"$id":"authenticatePlayer400","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["malformed_body","validation_failed"]}}}]};
const schema40 = {"description":"A refusal in the form of RFC 9457. Decide by `code`: codes never change their meaning, while titles and details may be reworded.","type":"object","required":["type","title","status","detail","instance","code","request_id"],"properties":{"type":{"description":"The address of a page about this problem, relative to the service.","type":"string","format":"uri-reference","maxLength":128},"title":{"description":"What is wrong in general, the same for every occurrence of the code.","type":"string","minLength":1,"maxLength":200},"status":{"description":"The HTTP status of the reply.","type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"description":"What is wrong this time.","type":"string","minLength":1,"maxLength":2000},"instance":{"description":"The path that was requested.","type":"string","format":"uri-reference","maxLength":2048},"code":{"description":"The problem's name in the closed list of codes.","type":"string","maxLength":64,"pattern":"^[a-z]+(_[a-z]+)*$"},"errors":{"description":"The faults that were found, at least the first, when they have a place in the request.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/FieldFault"}},"request_id":{"description":"Names this request in the platform's log. Quote it when you ask for help.","type":"string","minLength":1,"maxLength":128}}};
const schema41 = {"description":"One fault at one place of a request.","type":"object","required":["pointer","detail"],"properties":{"pointer":{"description":"A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…` and the name of a parameter.","type":"string","minLength":0,"maxLength":1024},"detail":{"description":"What is wrong there, and how to mend it.","type":"string","minLength":1,"maxLength":1000}}};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const formats2 = formats.int32;
const pattern8 = new RegExp("^[a-z]+(_[a-z]+)*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate25.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate25.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate25.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate25.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate25.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate25.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate25.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate25.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "malformed_body") || (data0 === "validation_failed"))){
validate24.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema39.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer401 = validate27;
const schema42 = {"$id":"authenticatePlayer401","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid","signature_invalid","session_expired"]}}}]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate28.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate28.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate28.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate28.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate28.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate28.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate28.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate28.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate28.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate27.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "token_missing") || (data0 === "token_invalid")) || (data0 === "signature_invalid")) || (data0 === "session_expired"))){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema42.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer404 = validate30;
const schema45 = {"$id":"authenticatePlayer404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["player_unknown"]}}}]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate31.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate31.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate31.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate31.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate31.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate31.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate31.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate31.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate31.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate30.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "player_unknown")){
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer413 = validate33;
const schema48 = {"$id":"authenticatePlayer413","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["body_too_large"]}}}]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate34.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate34.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate34.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate34.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate34.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate34.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate34.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate34.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate33.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "body_too_large")){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema48.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer415 = validate36;
const schema51 = {"$id":"authenticatePlayer415","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unsupported_media_type"]}}}]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate37.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate37.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate37.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate37.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate37.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate37.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate37.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate37.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate37.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate37.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate37.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate37.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate37.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer415" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate36.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema51.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer500 = validate39;
const schema54 = {"$id":"authenticatePlayer500","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["internal_error"]}}}]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate40.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate40.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate40.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate40.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate40.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate40.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate40.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate40.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate40.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate40.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate39.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "internal_error")){
validate39.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema54.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.authenticatePlayer503 = validate42;
const schema57 = {"$id":"authenticatePlayer503","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unavailable"]}}}]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate43.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate43.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate43.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate43.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate43.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate43.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate43.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate43.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate43.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate43.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate43.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate42.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unavailable")){
validate42.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema57.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.executeTransaction200 = validate45;
const schema60 = {"$id":"executeTransaction200","$ref":"document#/components/schemas/TransactionReply"};
const schema61 = {"description":"The player's balance after the movement.","type":"object","required":["balance"],"properties":{"balance":{"description":"What the player has now, in the currency of the transaction. The platform does not use it: any number will do.","$ref":"document#/components/schemas/WalletFigure"},"metadata":{"description":"Any JSON value of the wallet's own, or left out.","$ref":"document#/components/schemas/Metadata"}}};
const schema63 = {"description":"Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out."};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.balance === undefined) && (missing0 = "balance")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.balance !== undefined){
let data0 = data.balance;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1.7976931348623157e+308 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data0 < -1.7976931348623157e+308 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs4 = errors;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"balance":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeTransaction200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"balance":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.executeTransaction409 = validate48;
const schema64 = {"$id":"executeTransaction409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["transaction_conflict","transaction_cancelled"]}}}]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate49.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate49.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate49.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate49.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate49.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate49.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate49.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate49.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate49.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeTransaction409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "transaction_conflict") || (data0 === "transaction_cancelled"))){
validate48.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema64.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.executeTransaction422 = validate51;
const schema67 = {"$id":"executeTransaction422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["limit_exceeded","insufficient_funds"]}}}]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate52.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate52.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate52.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate52.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate52.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate52.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate52.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeTransaction422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate51.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "limit_exceeded") || (data0 === "insufficient_funds"))){
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema67.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelTransaction200 = validate54;
const schema70 = {"$id":"cancelTransaction200","$ref":"document#/components/schemas/CancelReply"};
const schema71 = {"description":"The player's balance after the cancellation.","type":"object","required":["balance"],"properties":{"balance":{"description":"What the player has now, as text with at most 6 decimals: in the currency of the transaction, or of the player's latest session when the wallet does not know the transaction; `\"0\"` when it knows neither. The platform does not use it: any text will do.","type":"string","minLength":0,"maxLength":65536}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelTransaction200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.balance === undefined) && (missing0 = "balance")){
validate54.errors = [{instancePath,schemaPath:"document#/components/schemas/CancelReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.balance !== undefined){
let data0 = data.balance;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 65536){
validate54.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/CancelReply/properties/balance/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
else {
if(func1(data0) < 0){
validate54.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/CancelReply/properties/balance/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/balance",schemaPath:"document#/components/schemas/CancelReply/properties/balance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"document#/components/schemas/CancelReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"balance":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelTransaction401 = validate55;
const schema72 = {"$id":"cancelTransaction401","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid","signature_invalid"]}}}]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate56.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelTransaction401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate55.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "token_missing") || (data0 === "token_invalid")) || (data0 === "signature_invalid"))){
validate55.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema72.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.executeBatch200 = validate58;
const schema75 = {"$id":"executeBatch200","$ref":"document#/components/schemas/BatchReply"};
const schema76 = {"description":"What became of a batch.","type":"object","required":["total_amount","total_jackpot_amount","errors"],"properties":{"total_amount":{"description":"The sum of the amounts that were moved, without those that were refused. The platform does not use it, but goes by `errors`.","$ref":"document#/components/schemas/WalletFigure"},"total_jackpot_amount":{"description":"The sum of the jackpot amounts that were moved. The platform does not use it.","$ref":"document#/components/schemas/WalletFigure"},"errors":{"description":"The movements that were refused. Empty when all succeeded.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/BatchFailure"}},"metadata":{"description":"Any JSON value of the wallet's own, or left out.","$ref":"document#/components/schemas/Metadata"}}};
const schema79 = {"description":"A movement of a batch that was refused.","type":"object","required":["player_id","code"],"properties":{"player_id":{"description":"The player whose movement was refused.","$ref":"document#/components/schemas/PlayerId"},"code":{"description":"Why, as the code that the single transaction would have been refused with, such as `player_unknown`, `limit_exceeded`, `insufficient_funds`, `transaction_conflict` or `transaction_cancelled`. Any code means that this movement had no effect.","type":"string","minLength":0,"maxLength":1000},"msg":{"description":"The reason in words, as a string. The platform does not use it."}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.player_id === undefined) && (missing0 = "player_id")) || ((data.code === undefined) && (missing0 = "code"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.player_id !== undefined){
let data0 = data.player_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate60.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate60.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data1) < 0){
validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"player_id":true,"code":true,"msg":true},"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total_amount === undefined) && (missing0 = "total_amount")) || ((data.total_jackpot_amount === undefined) && (missing0 = "total_jackpot_amount"))) || ((data.errors === undefined) && (missing0 = "errors"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_amount !== undefined){
let data0 = data.total_amount;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1.7976931348623157e+308 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"document#/components/schemas/WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data0 < -1.7976931348623157e+308 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"document#/components/schemas/WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"document#/components/schemas/WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_jackpot_amount !== undefined){
let data1 = data.total_jackpot_amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1.7976931348623157e+308 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"document#/components/schemas/WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data1 < -1.7976931348623157e+308 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"document#/components/schemas/WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"document#/components/schemas/WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate59.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate60(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs10 = errors;
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"total_amount":true,"total_jackpot_amount":true,"errors":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeBatch200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"total_amount":true,"total_jackpot_amount":true,"errors":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.executeBatch409 = validate63;
const schema82 = {"$id":"executeBatch409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["transaction_conflict"]}}}]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate64.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate64.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate64.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate64.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate64.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate64.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate64.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate64.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate64.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeBatch409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate63.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "transaction_conflict")){
validate63.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema82.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelBatch200 = validate66;
const schema85 = {"$id":"cancelBatch200","$ref":"document#/components/schemas/CancelBatchReply"};
const schema86 = {"description":"What became of the cancellation of a batch.","type":"object","required":["success"],"properties":{"success":{"description":"Whether none of the movements has an effect any more. `true` also for movements that never arrived.","type":"boolean"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelBatch200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
validate66.errors = [{instancePath,schemaPath:"document#/components/schemas/CancelBatchReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/success",schemaPath:"document#/components/schemas/CancelBatchReply/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"document#/components/schemas/CancelBatchReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"success":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();

export const replies = {
  authenticatePlayer: {
    200: { contentType: 'application/json', headers: null, body: bodies.authenticatePlayer200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer401 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer404 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer415 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer500 },
    503: { contentType: 'application/problem+json', headers: headers.authenticatePlayer503, body: bodies.authenticatePlayer503 },
  },
  executeTransaction: {
    200: { contentType: 'application/json', headers: null, body: bodies.executeTransaction200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer401 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.executeTransaction409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.executeTransaction422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer500 },
    503: { contentType: 'application/problem+json', headers: headers.authenticatePlayer503, body: bodies.authenticatePlayer503 },
  },
  cancelTransaction: {
    200: { contentType: 'application/json', headers: null, body: bodies.cancelTransaction200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.cancelTransaction401 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer415 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer500 },
    503: { contentType: 'application/problem+json', headers: headers.authenticatePlayer503, body: bodies.authenticatePlayer503 },
  },
  executeBatch: {
    200: { contentType: 'application/json', headers: null, body: bodies.executeBatch200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.cancelTransaction401 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.executeBatch409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer415 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer500 },
    503: { contentType: 'application/problem+json', headers: headers.authenticatePlayer503, body: bodies.authenticatePlayer503 },
  },
  cancelBatch: {
    200: { contentType: 'application/json', headers: null, body: bodies.cancelBatch200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.cancelTransaction401 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer415 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.authenticatePlayer500 },
    503: { contentType: 'application/problem+json', headers: headers.authenticatePlayer503, body: bodies.authenticatePlayer503 },
  },
};
